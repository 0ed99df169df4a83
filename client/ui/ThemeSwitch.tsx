import { themeSetting, useTheme } from '#client/ui/browser/appearance.ts'
import { IconButton } from './IconButton.tsx'
import { SpriteIcon } from './SpriteIcon.tsx'

export function ThemeSwitch() {
  const theme = useTheme()
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <IconButton label={`Switch to ${other} theme`} onClick={() => themeSetting.choose(other)}>
      <SpriteIcon name={theme === 'dark' ? 'sun' : 'moon'} />
    </IconButton>
  )
}
