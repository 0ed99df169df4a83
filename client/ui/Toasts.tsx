import 'react-toastify/ReactToastify.css'
import { ToastContainer } from 'react-toastify/unstyled'
import { useMediaQuery, WIDE_SCREEN } from './browser/useMediaQuery.ts'
import styles from './Toasts.module.css'

/** The container of the toasts. The `unstyled` entry adds no <style> tag, which the Content Security Policy blocks. */
export function Toasts() {
  const isWide = useMediaQuery(WIDE_SCREEN)
  return (
    <ToastContainer
      // On phones the thumb reaches the bottom, and the header stays usable.
      position={isWide ? 'top-right' : 'bottom-center'}
      autoClose={5000}
      pauseOnHover
      draggable
      draggablePercent={80}
      className={styles.host}
      toastClassName={styles.toast}
    />
  )
}
