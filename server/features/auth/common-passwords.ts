import { messages } from '#rules/messages.ts'
import { ValidationError } from '#server/platform/refusals.ts'

/** The number of most frequent words that are also rejected with digits or symbols around them. */
const BASE_WORDS = 5000

const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

type CommonPasswords = { all: ReadonlySet<string>; baseWords: ReadonlySet<string> }

let loading: Promise<CommonPasswords> | undefined

/** Throws a ValidationError for `field` if the password is among those that attackers try first. */
export async function assertUncommonPassword(password: string, field: string): Promise<void> {
  loading ??= loadCommonPasswords()
  const { all, baseWords } = await loading
  const lowerCase = password.toLowerCase()
  const isCommon = all.has(lowerCase) || baseWordsOf(lowerCase).some((word) => baseWords.has(word))
  if (isCommon) throw new ValidationError([{ path: field, message: messages.passwordTooCommon }])
}

/** Few common passwords meet the rules, but people meet them by adding a digit and a symbol to a common password. */
function baseWordsOf(password: string): string[] {
  const trimmed = [
    password.replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, ''),
    password.replace(/^[^a-z]+|[^a-z]+$/g, ''),
  ]
  // A short word does not make a long password easy to guess.
  const words = trimmed.filter((word) => word.length * 2 >= password.length)
  return words.flatMap((word) => [
    word,
    word.replace(/[^a-z]/g, (character) => LOOKALIKES[character] ?? character),
  ])
}

async function loadCommonPasswords(): Promise<CommonPasswords> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const list = dictionary['passwords-common']
  return { all: new Set(list), baseWords: new Set(list.slice(0, BASE_WORDS)) }
}
