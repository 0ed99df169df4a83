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
import { reactionTypeSchema } from '#rules/post-rules.ts'

// Told of the rules' own schemas wherever they stand, and here rather than there: the site has no use for it.
const DESCRIPTIONS: [z.ZodType, z.GlobalMeta][] = [
  [emailSchema, { description: 'A mail address; upper and lower case are the same.', format: 'email' }],
  [usernameSchema, { description: 'Letters, digits and underscore, 3 to 30 of them.' }],
  [
    newPasswordSchema,
    {
      description: 'At least 8 characters, with upper and lower case and a special one.',
      format: 'password',
    },
  ],
  [loginSchema.shape.password, { description: 'The password.', format: 'password' }],
  [passwordProofSchema.shape.password, { description: 'The password so far.', format: 'password' }],
  [oneTimeCodeInputSchema.shape.otp, { description: 'The 6 digits of the newest mail.' }],
  [reactionTypeSchema, { description: 'Which of the two.' }],
  [profileSchema.shape.fullName, { description: 'Any name of at most 80 characters.' }],
  [profileSchema.shape.phone, { description: 'Anything that could be dialled; empty takes it away.' }],
  [profileSchema.shape.bio, { description: 'At most 300 characters; empty takes it away.' }],
]
for (const [schema, description] of DESCRIPTIONS) z.globalRegistry.add(schema, description)

/** What a registration asks besides; made anew for each of its schemas. */
export function describeRegistration<Schema extends z.ZodObject>(schema: Schema): Schema {
  const { dateOfBirth, termsAndConditions } = schema.shape
  for (const [field, description] of [
    [dateOfBirth, { description: 'As `YYYY-MM-DD`; members are 18 or older.', format: 'date' }],
    [termsAndConditions, { description: 'Whether the terms of service are accepted: they have to be.' }],
  ] as const)
    if (field instanceof z.ZodType) z.globalRegistry.add(field, description)
  return schema
}
