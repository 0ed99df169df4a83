/** For screens that are loaded on demand. `messages` is part of the first screen. */
export const notificationSettingsFailed = 'Failed to save the notification settings'
export const pushUnsupported =
  'This browser does not support push notifications. On an iPhone or iPad, add Guffaw to the Home Screen first.'
export const pushDenied =
  'Notifications from Guffaw are blocked in this browser. Allow them in the settings of the browser for this site, then reload the page.'
export const pushFailed = 'Failed to enable push notifications. Please try again.'
export const pushDisableFailed = 'Failed to turn off push notifications. Please try again.'
