import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Tabs } from './Tabs.tsx'

test('tabs show the panel that was clicked', async () => {
  const user = showTabs()
  expect(screen.getByRole('tabpanel', { name: 'First' })).toHaveTextContent('One')
  await user.click(screen.getByRole('tab', { name: 'Second' }))
  expect(screen.getByRole('tabpanel', { name: 'Second' })).toHaveTextContent('Two')
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1)
})

test('tabs are navigated with the arrow keys, and only the selected one is in the tab order', async () => {
  const user = showTabs()
  await user.tab()
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tab', { name: 'Second', selected: true })).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'First', selected: true })).toHaveFocus()
  await user.keyboard('{End}')
  expect(screen.getByRole('tab', { name: 'Second', selected: true })).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('tabpanel')).toHaveFocus()
})

function showTabs() {
  render(
    <Tabs
      label="Numbers"
      tabs={[
        { name: 'First', content: <p>One</p> },
        { name: 'Second', content: <p>Two</p> },
      ]}
    />,
  )
  return userEvent.setup()
}
