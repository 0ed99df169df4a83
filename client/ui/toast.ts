import { toast } from 'react-toastify/unstyled'

/** Short notices in the corner; shown by the `ToastHost` of the layout. */
export const notify = {
  info: (text: string) => toast.info(text),
  success: (text: string) => toast.success(text),
  warning: (text: string) => toast.warning(text),
  error: (text: string) => toast.error(text),
}
