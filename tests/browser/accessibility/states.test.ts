import { screens } from '#tests/screens/screens.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { auditScreens } from './audit-screens.ts'

auditScreens(screens.filter(({ isState, repeats }) => isState && (isNightly || !repeats)))
