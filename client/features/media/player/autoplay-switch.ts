import { createBooleanSetting } from '#client/ui/boolean-setting.ts'

/** Whether videos play by themselves on this device; the member's own setting. */
export const autoplaySwitch = createBooleanSetting('autoplay')
