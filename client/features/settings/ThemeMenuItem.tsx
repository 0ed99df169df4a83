import SunMoon from 'lucide-react/icons/sun-moon'
import { paths } from '#client/paths.ts'
import { themeSetting } from '#client/ui/browser/appearance.ts'
import { MenuItem } from '#client/ui/MenuItem.tsx'

const names = { light: 'Light', dark: 'Dark' }

/** Shows the chosen theme and leads to the screen that changes it. */
export function ThemeMenuItem() {
  const [theme] = themeSetting.use()
  return (
    <MenuItem
      label={`Theme: ${theme ? names[theme] : 'System'}`}
      icon={SunMoon}
      to={paths.settingsSection('appearance')}
    />
  )
}
