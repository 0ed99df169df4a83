export const FORGET_PICTURES = 'forget-pictures'

/** For whoever signs out: the pictures they have seen are theirs. */
export async function forgetPictures(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  registration?.active?.postMessage(FORGET_PICTURES)
}
