import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useTheme } from '#client/ui/browser/theme.ts'
import { MenuItem } from './MenuItem.tsx'

export function ThemeMenuItem() {
  const [theme, chooseTheme] = useTheme()
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <MenuItem
      label={`Switch to ${other} theme`}
      icon={other === 'dark' ? Moon : Sun}
      onSelect={() => chooseTheme(other)}
    />
  )
}
