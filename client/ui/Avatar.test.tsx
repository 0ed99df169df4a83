import { fireEvent, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Avatar } from './Avatar.tsx'

test('avatar that fails to load is replaced by the default one, and that by an empty space', () => {
  const { container } = render(<Avatar src="/media/mira.webp" size={44} />)
  expect(picture(container)).toHaveAttribute('src', '/media/mira.webp')
  fireEvent.error(picture(container))
  expect(picture(container)).toHaveAttribute('src', '/default-avatar.svg')
  fireEvent.error(picture(container))
  expect(container.querySelector('img')).toBeNull()
  expect(container.firstElementChild).toHaveStyle({ width: '44px', height: '44px' })
})

test('avatar that failed before the page was hydrated is replaced by the default one', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  const avatar = <Avatar src="/media/mira.webp" />
  const container = document.createElement('div')
  container.innerHTML = renderToString(avatar)
  document.body.append(container)
  render(avatar, { container, hydrate: true })
  expect(picture(container)).toHaveAttribute('src', '/default-avatar.svg')
})

function picture(container: HTMLElement): HTMLImageElement {
  const image = container.querySelector('img')
  if (!image) throw new Error('There is no picture')
  return image
}
