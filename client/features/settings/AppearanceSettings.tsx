import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { motionSetting, textSizeSetting, themeSetting } from '#client/ui/browser/appearance.ts'
import { SegmentedChoice } from '#client/ui/SegmentedChoice.tsx'
import { SwitchRow } from '#client/ui/Switch.tsx'

const THEMES = [
  { value: undefined, label: 'System', icon: Monitor },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
] as const
const TEXT_SIZES = [
  { value: 'small', label: 'Small' },
  { value: undefined, label: 'Default' },
  { value: 'large', label: 'Large' },
  { value: 'largest', label: 'Largest' },
] as const

/** Theme, text size and motion. They apply at once. */
export function AppearanceSettings() {
  const [theme, chooseTheme] = themeSetting.use()
  const [textSize, chooseTextSize] = textSizeSetting.use()
  const [motion, chooseMotion] = motionSetting.use()
  return (
    <>
      <SegmentedChoice label="Theme" choices={THEMES} current={theme} onChange={chooseTheme} />
      <SegmentedChoice label="Text size" choices={TEXT_SIZES} current={textSize} onChange={chooseTextSize} />
      <SwitchRow
        label="Reduce motion"
        note="Stops animations and autoplay. Always on if your system asks for it."
        isOn={motion === 'reduced'}
        onChange={(isReduced) => chooseMotion(isReduced ? 'reduced' : undefined)}
      />
    </>
  )
}
