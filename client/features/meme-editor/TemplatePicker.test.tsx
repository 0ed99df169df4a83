import { screen } from '@testing-library/react'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { expect, test, vi } from 'vitest'
import type { makeLoaderQuery } from '#client/__generated__/makeLoaderQuery.graphql.ts'
import { makeQuery } from '#client/routes/make/makeLoader.ts'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { findTemplate, templates } from './template-files.ts'
import { TemplatePicker } from './TemplatePicker.tsx'

const variables = { group: '', hasGroup: false }

test('templates of the editor are buttons, the most used one first', async () => {
  const { user, onChoose } = await showPicker()
  const [first] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent('Two paths')
  await user.click(screen.getByRole('button', { name: 'Two paths' }))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(findTemplate('two-paths'))
})

test('templates of the editor are sorted and searched', async () => {
  const { user } = await showPicker()
  await user.click(screen.getByRole('button', { name: 'Newest' }))
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(templates.at(-1)?.name ?? '')
  await user.type(screen.getByRole('searchbox', { name: 'Search templates' }), 'crossroads')
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Two paths'])
  await user.keyboard('{Escape}')
  expect(screen.getAllByRole('listitem')).toHaveLength(templates.length)
})

async function showPicker() {
  const onChoose = vi.fn<Parameters<typeof TemplatePicker>[0]['onChoose']>()
  function Picker() {
    return (
      <TemplatePicker query={useLazyLoadQuery<makeLoaderQuery>(makeQuery, variables)} onChoose={onChoose} />
    )
  }
  const view = renderWithRelay(<Picker />)
  await view.resolve('makeLoaderQuery', {
    MemeTemplateConnection: () => ({ edges: [{ node: { id: 'two-paths', slug: 'two-paths' } }] }),
  })
  return { ...view, onChoose }
}
