import { describeAccessibility } from '#tests/support/describe-accessibility.ts'

describeAccessibility('phone')
