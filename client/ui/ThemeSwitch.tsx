import { IconButton } from './IconButton.tsx'
import { SpriteIcon } from './SpriteIcon.tsx'
import { useTheme } from '#client/ui/browser/theme.ts'

export function ThemeSwitch() {
  const [theme, chooseTheme] = useTheme()
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <IconButton label={`Switch to ${other} theme`} onClick={() => chooseTheme(other)}>
      <SpriteIcon name={theme === 'dark' ? 'sun' : 'moon'} />
    </IconButton>
  )
}
