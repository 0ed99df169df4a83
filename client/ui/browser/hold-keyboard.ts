import { TOUCH_SCREEN } from './useMediaQuery.ts'

/**
 * Opens the keyboard of a phone for a text field that is not rendered yet: iOS opens it only for a focus during a tap. A hidden field
 * has the focus until another element takes it.
 */
export function holdKeyboard(): void {
  if (!window.matchMedia(TOUCH_SCREEN).matches) return
  const field = document.createElement('input')
  field.className = 'visually-hidden'
  field.ariaLabel = 'Text'
  field.dataset['holdsKeyboard'] = ''
  field.addEventListener('blur', () => field.remove(), { once: true })
  document.body.append(field)
  field.focus({ preventScroll: true })
}
