import { Checkbox } from '#client/ui/Checkbox.tsx'
import { autoplaySwitch } from './autoplay-switch.ts'

export function AutoplaySetting() {
  const [isOn, choose] = autoplaySwitch.use()
  return (
    <Checkbox
      label="Autoplay videos (muted)"
      checked={isOn}
      onChange={({ target }) => choose(target.checked)}
    />
  )
}
