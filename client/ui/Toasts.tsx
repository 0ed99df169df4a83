import 'react-toastify/ReactToastify.css'
import { ToastContainer } from 'react-toastify/unstyled'
import styles from './Toasts.module.css'

/** The container of the toasts. The `unstyled` entry adds no <style> tag, which the Content Security Policy blocks. */
export function Toasts() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={5000}
      pauseOnHover
      draggable
      draggablePercent={80}
      className={styles.host}
      toastClassName={styles.toast}
    />
  )
}
