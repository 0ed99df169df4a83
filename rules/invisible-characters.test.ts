import { describe, expect, test } from 'vitest'
import { mutedWordsSchema } from './safety-rules.ts'
import { personalTokenSchema } from './token-rules.ts'
import { profileFormSchema, profileSchema } from './member-rules.ts'
import { onOneLine } from './invisible-characters.ts'
import { altTextSchema, postTextSchema } from './post-rules.ts'
import { isBlank } from './post-text.ts'

const INVISIBLE = [
  '\u00ad',
  '\u034f',
  '\u115f\u1160',
  '\u17b4\u17b5',
  '\u180b\u180e',
  '\u200b\u200c\u200d',
  '\u200e\u200f',
  '\u2060',
  '\u2066\u2069',
  '\u2800',
  '\u3164',
  '\ufe0f',
  '\uffa0',
  '\ufff9\ufffb',
  '\u{1d159}',
  '\u00a0\u2028\u0085\ufeff',
]

describe.each(INVISIBLE)('a text of %j only', (text) => {
  test.each([text, ` ${text}\n${text} `])('is empty', (written) => {
    expect(isBlank(written)).toBe(true)
    expect(postTextSchema.parse(written)).toBe('')
    expect(altTextSchema.parse(written)).toBe('')
    expect(profileSchema.parse({ bio: written })).toEqual({ bio: '' })
    expect(messagesOf(profileSchema.safeParse({ fullName: written }))).toEqual(['Name is required'])
    expect(messagesOf(profileFormSchema.shape.bio.safeParse(written))).toEqual(['Bio is required'])
    expect(messagesOf(personalTokenSchema.shape.name.safeParse(written))).toHaveLength(1)
    expect(mutedWordsSchema.safeParse([written]).success).toBe(false)
  })
})

test('text is not empty and stays as it is with a visible character', () => {
  for (const text of ['.', '⠁', '😂', '❤\ufe0f', 'a\u200bb', '\u2067עברית\u2069', '\u0301']) {
    expect(isBlank(text)).toBe(false)
    expect(postTextSchema.parse(text)).toBe(text)
  }
})

describe('name', () => {
  test.each([
    ['Ada\u200b Love\u00adlace\ufe0f', 'Ada Lovelace'],
    ['A\u200c1\u200d\u2060\u180e', 'A1'],
    ['\u3164Ada\uffa0\u115f', 'Ada'],
    ['\u200dAda\u200d', 'Ada'],
    ['\u202eAda\u2067\u200f', 'Ada'],
    ['a\u180ba\u180c', 'aa'],
    ['😂\u200dAda', '😂Ada'],
    ['a\u{e0020}', 'a'],
  ])('%j loses its invisible characters', (name, visible) => {
    expect(onOneLine(name)).toBe(visible)
    expect(onOneLine(visible)).toBe(visible)
  })

  test.each([
    ['emoji with a variation selector', 'Ada ❤\ufe0f'],
    ['black and white emoji', 'Ada ❤\ufe0e'],
    ['couple with skin tones', '👨🏻‍❤️‍💋‍👨🏼'],
    ['rainbow flag', '🏳️‍🌈'],
    ['runner who faces right', '🏃🏽‍♀️‍➡️'],
    ['flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['keycap', '1\ufe0f\u20e3'],
    ['Persian non-joiner', 'می\u200cخواهم'],
    ['Sinhala conjunct', 'ශ්\u200dරී'],
    ['Malayalam chillu at the end of a word', 'അനില്\u200d'],
    ['variant of an ideograph', '葛\u{e0100}城'],
    ['variant of a Mongolian letter', 'ᠠ\u180b'],
  ])('keeps a %s', (_, name) => {
    expect(profileSchema.parse({ fullName: name })).toEqual({ fullName: name })
  })
})

function messagesOf({ error }: { error?: { issues: { message: string }[] } | undefined }) {
  return error?.issues.map(({ message }) => message)
}
