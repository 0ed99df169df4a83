import { MINIMUM_AGE_YEARS, PASSWORD_MAX, PASSWORD_MIN, USERNAME_MAX } from '#rules/limits.ts'

export const emailRequired = 'Email is required'
export const emailInvalid = 'Please enter a valid email address'
export const passwordRequired = 'Password is required'
export const passwordTooShortForLogin = 'Password must be at least 6 characters'
export const passwordTooShort = 'Password must be at least 8 characters'
export const passwordTooLong = `Password must be at most ${PASSWORD_MAX} characters`
export const passwordTooWeak =
  'Password must contain at least one uppercase letter, one lowercase letter, and one special character'
export const passwordTooCommon = 'This password is too common. Please choose one that is harder to guess.'
export const passwordHint = `At least ${PASSWORD_MIN} characters, with upper and lower case and a special character`
export const confirmPasswordRequired = 'Please confirm your password'
export const confirmPasswordMismatch = 'Passwords do not match'
export const usernameRequired = 'Username is required'
export const usernameTooShort = 'Username must be at least 3 characters'
export const usernameTooLong = `Username must be at most ${USERNAME_MAX} characters`
export const usernameInvalid = 'Username can only contain letters, numbers, and underscore (no spaces)'
export const usernameTaken = 'Username is not available'
export const usernameTakenMeanwhile =
  'Your username was taken in the meantime. Please register again with another one.'
export const dateOfBirthRequired = 'Date of birth is required'
export const dateOfBirthInvalid = 'Please enter a valid date of birth'
export const tooYoung = `You must be at least ${MINIMUM_AGE_YEARS} years old`
export const termsRequired = 'You must accept the Terms and Conditions'
export const codeInvalid = 'Please enter the 6-digit code'
export const registered = 'Registration successful! Please verify your email with OTP.'
export const registrationFailed = 'Registration failed'
export const codeVerified = 'Your email is verified. You can log in now.'
export const codeWrong = 'OTP verification failed'
export const codeSendFailed = 'A new code could not be sent. Please try again.'
export const codeSent = 'If this address has a pending registration, a new code is on its way.'
