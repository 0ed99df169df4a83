import Ellipsis from 'lucide-react/icons/ellipsis'
import {
  cloneElement,
  lazy,
  Suspense,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from './IconButton.tsx'
import { ShowDialogContext, type RenderDialog } from './MenuItem.tsx'

const loadOpenMenu = () => import('./OpenMenu.tsx')
const OpenMenu = lazy(async () => ({ default: (await loadOpenMenu()).OpenMenu }))

type MenuProps = {
  /** The button that opens the menu, by default three dots. The menu has the same accessible name. */
  trigger?: ReactElement<ComponentProps<'button'>>
  /** Rendered above the items. */
  header?: ReactNode
  /** `MenuItem`s, or components that render one. They are mounted while the menu is open. */
  children: ReactNode
}

const moreButton = (
  <IconButton label="More">
    <Ellipsis aria-hidden="true" />
  </IconButton>
)

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
export function Menu({ trigger = moreButton, header, children }: MenuProps) {
  const [isOpened, setOpened] = useState(false)
  const [dialog, setDialog] = useState<{ renderDialog: RenderDialog; open: boolean }>()
  const button = useRef<HTMLButtonElement>(null)

  const open = async () => {
    if (await loadForPress()) setOpened(true)
  }
  const showDialog = (renderDialog: RenderDialog) => setDialog({ renderDialog, open: true })
  const closeDialog = () => {
    // Elements outside of an open dialog cannot be focused.
    flushSync(() => setDialog((last) => last && { ...last, open: false }))
    button.current?.focus()
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
    <>
      <Suspense fallback={closed}>
        <OpenMenu trigger={trigger} triggerRef={button} header={header}>
          <ShowDialogContext value={showDialog}>{children}</ShowDialogContext>
        </OpenMenu>
      </Suspense>
      {dialog && <MenuDialog {...dialog} onClose={closeDialog} />}
    </>
  )
}

type MenuDialogProps = { renderDialog: RenderDialog; open: boolean; onClose: () => void }

function MenuDialog({ renderDialog, ...controls }: MenuDialogProps) {
  return renderDialog(controls)
}
