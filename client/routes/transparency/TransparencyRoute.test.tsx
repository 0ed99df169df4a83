import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { transparencyPath } from '#rules/site-paths.ts'
import { allowConsoleErrors } from '#tests/support/quiet-console.ts'
import { showRoute } from '#tests/support/show-route.tsx'
import { transparencyLoader, transparencyQuery } from './transparencyLoader.ts'
import { TransparencyRoute } from './TransparencyRoute.tsx'

const november = {
  month: '2026-11',
  reports: 1234,
  removals: 5,
  suspensions: 2,
  appeals: 3,
  reinstatements: 1,
}

test('visitors read the numbers of each month, the rules and the contact', async () => {
  show([{ TransparencyReport: () => ({ contact: 'legal@guffaw.example', months: [november] }) }])
  const row = await screen.findByRole('row', { name: /^Nov 2026/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['1,234', '5', '2', '3', '1'])
  expect(screen.getByText('Harassment or bullying')).toBeVisible()
  expect(screen.getByRole('link', { name: 'community rules' })).toHaveAttribute('href', '/m/legal/rules')
  expect(screen.getByText('legal@guffaw.example')).toBeVisible()
})

test('without reports and a contact, neither is shown', async () => {
  show([{ TransparencyReport: () => ({ contact: null, months: [] }) }])
  expect(await screen.findByText('Nothing was reported so far.')).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByText(/^Contact/)).toBeNull()
})

test('texts are shown even if the numbers cannot be loaded', async () => {
  allowConsoleErrors()
  show(['unreachable'])
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the numbers')
  expect(screen.getByRole('heading', { name: 'How decisions are made' })).toBeVisible()
})

function show(answers: Parameters<typeof showRoute>[0]['answers']) {
  return showRoute({
    route: { path: transparencyPath, loader: transparencyLoader, Component: TransparencyRoute },
    query: transparencyQuery,
    at: transparencyPath,
    answers,
    isVisitor: true,
  })
}
