import { SwitchRow } from '#client/ui/Switch.tsx'
import { autoplaySetting } from './autoplay.ts'

export function AutoplaySetting() {
  const [isOn, choose] = autoplaySetting.use()
  return <SwitchRow label="Autoplay videos (muted)" isOn={isOn} onChange={choose} />
}
