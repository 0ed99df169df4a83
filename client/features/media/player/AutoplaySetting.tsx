import { Checkbox } from '#client/ui/Checkbox.tsx'
import { autoplaySetting } from './autoplay.ts'

export function AutoplaySetting() {
  const [isOn, choose] = autoplaySetting.use()
  return (
    <Checkbox
      label="Autoplay videos (muted)"
      checked={isOn}
      onChange={({ target }) => choose(target.checked)}
    />
  )
}
