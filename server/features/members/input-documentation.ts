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
import { personalTokenSchema } from '#rules/token-rules.ts'

const PASSWORD = 'Correct-horse1'

// The OpenAPI documentation of the shared schemas is not in rules/, so that the client bundle does not contain it.
document(emailSchema, 'An email address. It is case-insensitive.', 'ada@mail.example', 'email')
document(usernameSchema, '3 to 30 letters, digits and underscores.', 'ada_99')
document(
  newPasswordSchema,
  'At least 8 characters, with upper and lower case and a special character.',
  PASSWORD,
  'password',
)
document(loginSchema.shape.password, 'The password.', PASSWORD, 'password')
document(passwordProofSchema.shape.password, 'The current password.', PASSWORD, 'password')
document(oneTimeCodeInputSchema.shape.otp, 'The 6 digits of the latest mail.', '314159')
document(profileSchema.shape.fullName, 'Any name of at most 80 characters.', 'Ada Lovelace')
document(profileSchema.shape.phone, 'A phone number; an empty value removes it.', '+44 20 7946 0018')
document(profileSchema.shape.bio, 'At most 300 characters; an empty value removes it.', 'Counts on engines')
document(personalTokenSchema.shape.name, 'A name to recognize the token by.', 'Meme of the day')
document(personalTokenSchema.shape.expiresInDays, 'The lifetime in days, from 1 to 365.', 30)

/** The schema of a registration depends on the date, so the fields of each instance are documented. */
export function documentRegistration<Schema extends z.ZodObject>(schema: Schema): Schema {
  const { dateOfBirth, termsAndConditions } = schema.shape
  document(dateOfBirth, 'As `YYYY-MM-DD`. Members are 18 or older.', '1990-05-17', 'date')
  document(termsAndConditions, 'Whether the terms of service are accepted. Must be true.', true)
  return schema
}

function document(schema: unknown, description: string, example: unknown, format?: string): void {
  if (!(schema instanceof z.ZodType)) return
  z.globalRegistry.add(schema, { description, examples: [example], ...(format && { format }) })
}
