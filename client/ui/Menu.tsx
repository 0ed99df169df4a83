import { cloneElement, lazy, Suspense, useState, type HTMLAttributes, type ReactElement } from 'react'
import type { MenuContent } from './OpenMenu.tsx'

const loadOpenMenu = () => import('./OpenMenu.tsx')
const OpenMenu = lazy(async () => ({ default: (await loadOpenMenu()).OpenMenu }))

type MenuProps = MenuContent & {
  /** The button that opens the menu. The menu has the same accessible name. */
  trigger: ReactElement<HTMLAttributes<HTMLButtonElement>>
}

let pressCount = 0

/** Resolves to whether this press is still the last one when the code of the menu is loaded. */
async function loadForPress(): Promise<boolean> {
  pressCount += 1
  const press = pressCount
  // A failed download surfaces when the lazy component renders.
  await loadOpenMenu().catch(() => undefined)
  return press === pressCount
}

/** A dropdown menu. Every post has one, so its code is loaded when a menu is first needed. */
export function Menu({ trigger, ...content }: MenuProps) {
  const [isOpened, setOpened] = useState(false)
  const open = async () => {
    if (await loadForPress()) setOpened(true)
  }
  const closed = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: () => void loadOpenMenu(),
    onFocus: () => void loadOpenMenu(),
    onClick: () => void open(),
  })
  if (!isOpened) return closed
  return (
    <Suspense fallback={closed}>
      <OpenMenu {...content} trigger={trigger} />
    </Suspense>
  )
}
