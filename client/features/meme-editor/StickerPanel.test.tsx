import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { EditorContext } from './editor-context.ts'
import { StickerPanel } from './StickerPanel.tsx'
import { useMemeEditor } from './useMemeEditor.ts'

test('groups are tabs of the free stickers', async () => {
  const { user } = showPanel()
  expect(addButton('Crown')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add Disco ball' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'Faces' }))
  expect(addButton('Sunglasses')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add Crown' })).not.toBeInTheDocument()
})

test('search finds stickers of all groups by the beginning of a keyword', async () => {
  const { user } = showPanel()
  await user.click(screen.getByRole('tab', { name: 'Faces' }))
  await user.type(screen.getByRole('searchbox', { name: 'Search stickers and emoji' }), 'roy')
  expect(screen.getAllByRole('button', { name: /^Add / })[0]).toBe(addButton('Crown'))
  expect(screen.getByText('1 sticker')).toBeInTheDocument()
})

test('search finds emoji by their keywords and by themselves', async () => {
  const { user } = showPanel()
  const field = screen.getByRole('searchbox')
  await user.type(field, 'rofl')
  expect(await screen.findByRole('button', { name: 'Add rolling on the floor laughing' })).toBeVisible()
  await user.clear(field)
  await user.type(field, '🇩🇪')
  expect(screen.getAllByRole('button', { name: /^Add / })).toEqual([addButton('flag: Germany')])
  expect(screen.getByText('1 emoji')).toBeInTheDocument()
})

test('search without results says so', async () => {
  const { user } = showPanel()
  await user.type(screen.getByRole('searchbox', { name: 'Search stickers and emoji' }), 'xyzzy')
  expect(screen.getByText('No sticker matches “xyzzy”.')).toBeVisible()
  expect(await screen.findByText('No emoji matches “xyzzy”.')).toBeVisible()
})

test('the emoji are a tab, grouped', async () => {
  const { user } = showPanel()
  expect(screen.queryByRole('heading', { name: 'Smileys' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'Emoji' }))
  expect(await screen.findByRole('heading', { name: 'Smileys' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Recently used' })).not.toBeInTheDocument()
  const flag = screen.getByTitle('flag: Germany')
  expect(flag).toHaveAccessibleName('Add flag: Germany')
  expect(flag.querySelector('img')).toHaveAttribute('src', '/memes/emoji/1f1e9-1f1ea.svg')
})

test('recently used emoji are the first group when the panel opens again', async () => {
  const { user, unmount } = showPanel()
  await user.click(screen.getByRole('tab', { name: 'Emoji' }))
  await user.click(await screen.findByTitle('pizza'))
  await user.click(screen.getByTitle('fire'))
  expect(screen.getByText('Emoji 🔥 added')).toBeVisible()
  unmount()
  showPanel()
  await user.click(screen.getByRole('tab', { name: 'Emoji' }))
  expect(screen.getAllByRole('heading')[0]).toHaveTextContent('Recently used')
  const [first, second] = screen.getAllByTitle(/./)
  expect(first).toHaveAccessibleName('Add fire')
  expect(second).toHaveAccessibleName('Add pizza')
})

test('recently used stickers are first when the panel opens again', async () => {
  const { user, unmount } = showPanel()
  const first = screen.getAllByRole('button', { name: /^Add / })[0]
  await user.click(addButton('Star'))
  expect(screen.getAllByRole('button', { name: /^Add / })[0]).toBe(first)
  unmount()
  showPanel()
  expect(screen.getAllByRole('button', { name: /^Add / })[0]).toBe(addButton('Star'))
})

function showPanel() {
  return { user: userEvent.setup(), ...render(<Panel />) }
}

function addButton(label: string) {
  return screen.getByRole('button', { name: `Add ${label}` })
}

function Panel() {
  const editor = useMemeEditor(null, { opening: null, group: null })
  return (
    <EditorContext value={editor}>
      <StickerPanel />
      <p>{editor.announcement}</p>
    </EditorContext>
  )
}
