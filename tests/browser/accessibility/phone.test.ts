import { auditScreens } from './audit-screens.ts'

auditScreens('phone')
