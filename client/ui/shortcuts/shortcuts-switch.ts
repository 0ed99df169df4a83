import { createBooleanSetting } from '#client/ui/boolean-setting.ts'

/** Whether single keys do something. Who speaks to the browser, or hits keys by accident, can switch them off (WCAG 2.1.4). */
export const shortcutsSwitch = createBooleanSetting('shortcuts')
