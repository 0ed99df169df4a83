import { createBooleanSetting } from '#client/ui/browser/boolean-setting.ts'

/** Whether single-key shortcuts are on. Users of speech input must be able to turn them off (WCAG 2.1.4). */
export const shortcutsSwitch = createBooleanSetting('shortcuts')
