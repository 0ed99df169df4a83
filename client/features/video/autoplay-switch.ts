import { createSwitch } from '#client/ui/create-switch.ts'

/** Whether videos play by themselves on this device; the member's own setting. */
export const autoplaySwitch = createSwitch('autoplay')
