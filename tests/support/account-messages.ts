/**
 * The messages of the product specification (sections 5 and 8) about registration, login, codes and tokens, and where they
 * appear: `everywhere`, in the `apis` only, or on the `screen` only.
 */
export const ACCOUNT_MESSAGES = {
  'Email is required': 'everywhere',
  'Please enter a valid email address': 'everywhere',
  'Password is required': 'everywhere',
  'Password must be at least 6 characters': 'everywhere',
  'Username is required': 'everywhere',
  'Username must be at least 3 characters': 'everywhere',
  'Username can only contain letters, numbers, and underscore (no spaces)': 'everywhere',
  'Username is not available': 'everywhere',
  'Date of birth is required': 'everywhere',
  'You must accept the Terms and Conditions': 'everywhere',
  'Password must be at least 8 characters': 'everywhere',
  'Password must contain at least one uppercase letter, one lowercase letter, and one special character':
    'everywhere',
  'OTP verification failed': 'everywhere',
  'Login successful! Welcome back!': 'everywhere',
  'Registration successful! Please verify your email with OTP.': 'everywhere',

  'No token found in cookies': 'apis',
  'Invalid or expired token': 'apis',
  'No refresh token available': 'apis',
  'Token refresh failed': 'apis',
  'No refresh token found. Please login again to properly logout.': 'apis',

  'Please wait for username verification': 'screen',
  'Please verify username availability before registering': 'screen',
  'Error checking username availability': 'screen',
  'Please confirm your password': 'screen',
  'Passwords do not match': 'screen',
  'Login failed': 'screen',
  'Registration failed': 'screen',
  'Invalid response format from server': 'screen',
} as const satisfies Record<string, 'everywhere' | 'apis' | 'screen'>

type Sentences = typeof ACCOUNT_MESSAGES
type SaidBy<Place> = {
  [Sentence in keyof Sentences]: Sentences[Sentence] extends Place ? Sentence : never
}[keyof Sentences]

export type InputMessage = SaidBy<'everywhere'>
export type TokenMessage = SaidBy<'apis'>
export type ScreenMessage = SaidBy<'everywhere' | 'screen'>
