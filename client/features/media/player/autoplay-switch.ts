import { createBooleanSetting } from '#client/ui/browser/boolean-setting.ts'

/** Whether videos autoplay on this device. A setting of the member. */
export const autoplaySwitch = createBooleanSetting('autoplay')
