import { screens } from '#tests/screens/screens.ts'
import { auditScreens } from './audit-screens.ts'

auditScreens(screens.filter(({ isState }) => isState))
