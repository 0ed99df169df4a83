import { cloneElement, lazy, Suspense, useState, type HTMLAttributes, type ReactElement } from 'react'
import type { MenuContent } from './OpenMenu.tsx'

const loadOpenMenu = () => import('./OpenMenu.tsx')
const OpenMenu = lazy(async () => ({ default: (await loadOpenMenu()).OpenMenu }))

type MenuProps = MenuContent & {
  /** The button that opens it; its own name is the menu's. */
  trigger: ReactElement<HTMLAttributes<HTMLButtonElement>>
}

/** A menu that drops from its button. A feed has one in every post, so what opens it is loaded with the first wish. */
export function Menu({ trigger, ...content }: MenuProps) {
  const [isWanted, setWanted] = useState(false)
  const closed = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: () => void loadOpenMenu(),
    onFocus: () => void loadOpenMenu(),
    onClick: () => setWanted(true),
  })
  if (!isWanted) return closed
  return (
    <Suspense fallback={closed}>
      <OpenMenu {...content} trigger={trigger} />
    </Suspense>
  )
}
