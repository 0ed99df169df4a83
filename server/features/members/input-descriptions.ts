import { z } from 'zod'
import {
  emailSchema,
  loginSchema,
  newPasswordSchema,
  oneTimeCodeInputSchema,
  passwordProofSchema,
  profileSchema,
  usernameSchema,
} from '#rules/member-rules.ts'

// The OpenAPI descriptions of the shared schemas are not in rules/, so that the client bundle does not contain them.
const DESCRIPTIONS: [z.ZodType, z.GlobalMeta][] = [
  [emailSchema, { description: 'An email address. It is case-insensitive.', format: 'email' }],
  [usernameSchema, { description: '3 to 30 letters, digits and underscores.' }],
  [
    newPasswordSchema,
    {
      description: 'At least 8 characters, with upper and lower case and a special character.',
      format: 'password',
    },
  ],
  [loginSchema.shape.password, { description: 'The password.', format: 'password' }],
  [passwordProofSchema.shape.password, { description: 'The current password.', format: 'password' }],
  [oneTimeCodeInputSchema.shape.otp, { description: 'The 6 digits of the latest mail.' }],
  [profileSchema.shape.fullName, { description: 'Any name of at most 80 characters.' }],
  [profileSchema.shape.phone, { description: 'A phone number; an empty value removes it.' }],
  [profileSchema.shape.bio, { description: 'At most 300 characters; an empty value removes it.' }],
]
for (const [schema, description] of DESCRIPTIONS) z.globalRegistry.add(schema, description)

/** The schema of a registration depends on the date, so its fields are described for each instance. */
export function describeRegistration<Schema extends z.ZodObject>(schema: Schema): Schema {
  const { dateOfBirth, termsAndConditions } = schema.shape
  for (const [field, description] of [
    [dateOfBirth, { description: 'As `YYYY-MM-DD`. Members are 18 or older.', format: 'date' }],
    [termsAndConditions, { description: 'Whether the terms of service are accepted. Must be true.' }],
  ] as const)
    if (field instanceof z.ZodType) z.globalRegistry.add(field, description)
  return schema
}
