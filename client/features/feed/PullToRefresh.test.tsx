import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { scrollTo } from '#tests/support/scrolling.ts'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { PullToRefresh } from './PullToRefresh.tsx'

const refresh = vi.fn<() => Promise<void>>()

beforeEach(() => {
  vi.useFakeTimers()
  refresh.mockReset()
  refresh.mockReturnValue(new Promise(() => undefined))
})

describe('pulling down at the top', () => {
  test('refreshes from 80 pixels on, and the page moves half as far as the finger', () => {
    show()
    touch(100)
    pullTo(258)
    expect(screen.getByRole('status')).toHaveTextContent('Pull to refresh')
    expect(screen.getByRole('status')).toHaveStyle({ height: '79px' })
    pullTo(260)
    expect(screen.getByRole('status')).toHaveTextContent('Release to refresh')
    letGo()
    expect(refresh).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('status')).toHaveTextContent('Refreshing...')
  })

  test('resets the page after the refresh', async () => {
    refresh.mockResolvedValue()
    show()
    pull(400)
    await act(async () => {})
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  test('shows a failure as a notice', async () => {
    refresh.mockRejectedValue(new Error('The connection was lost'))
    show()
    pull(400)
    await act(() => vi.advanceTimersByTimeAsync(0))
    await act(() => vi.dynamicImportSettled())
    expect(screen.getByText('Oops! Something went wrong')).toBeVisible()
    expect(screen.getByText('The posts')).toBeVisible()
  })

  test.each([
    ['is let go too early', () => pull(255)],
    ['was only flicked', () => pull(400, 100)],
    [
      'goes back up',
      () => {
        touch(100)
        pullTo(400)
        pullTo(120)
        letGo()
      },
    ],
    [
      'goes sideways',
      () => {
        touch(100)
        pullTo(110, 90)
        pullTo(400, 90)
        letGo()
      },
    ],
    [
      'is joined by another one',
      () => {
        touch(100)
        pullTo(400)
        fireEvent.touchStart(document.body, { touches: [finger(400), finger(100)] })
        letGo()
      },
    ],
    [
      'began further down the page',
      () => {
        scrollTo(200)
        pull(400)
      },
    ],
  ])('does nothing when the finger %s', (_how, gesture) => {
    show()
    gesture()
    expect(refresh).not.toHaveBeenCalled()
    expect(screen.getAllByRole('status')[0]).toBeEmptyDOMElement()
  })

  test('does not start with other movements', () => {
    show()
    touch(300)
    expect(moveTo(200)).toBe(true)
    letGo()
    touch(100)
    expect(moveTo(200)).toBe(false)
  })
})

function show() {
  renderWithRelay(
    <PullToRefresh refresh={refresh}>
      <p>The posts</p>
    </PullToRefresh>,
  )
}

function pull(to: number, milliseconds = 150) {
  touch(100)
  pullTo(to)
  letGo(milliseconds)
}

function finger(clientY: number, clientX = 10) {
  return { clientX, clientY, identifier: 0, target: document.body }
}

function touch(y: number) {
  fireEvent.touchStart(document.body, { touches: [finger(y)] })
}

/** Whether the browser may handle the movement. */
function moveTo(y: number, x?: number): boolean {
  return fireEvent.touchMove(document.body, { touches: [finger(y, x)] })
}

function pullTo(y: number, x?: number): void {
  moveTo(y, x)
}

function letGo(after = 150) {
  vi.advanceTimersByTime(after)
  fireEvent.touchEnd(document.body, { touches: [] })
}
