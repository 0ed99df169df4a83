export const CLEAR_IMAGE_CACHE = 'forget-pictures'

/** Called after the end of a session, so that the images that a member has seen do not stay on the device. */
export async function clearImageCache(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  registration?.active?.postMessage(CLEAR_IMAGE_CACHE)
}
