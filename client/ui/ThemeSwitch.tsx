import { Moon, Sun } from 'lucide-react'
import { IconButton } from './IconButton.tsx'
import { useTheme } from './theme.ts'

export function ThemeSwitch() {
  const [theme, chooseTheme] = useTheme()
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <IconButton label={`Switch to ${other} theme`} onClick={() => chooseTheme(other)}>
      {theme === 'dark' ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
    </IconButton>
  )
}
