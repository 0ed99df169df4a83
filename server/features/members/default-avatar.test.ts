import { describe, expect, test } from 'vitest'
import { defaultAvatarUrl, renderDefaultAvatar, initialsOf } from './default-avatar.ts'

const ID = '0190a0b0-0000-7000-8000-000000000000'

describe('initials', () => {
  test.each([
    ['Ada Lovelace', 'AL'],
    ['  mary  ann   o’neil ', 'MO'],
    ['Cher', 'C'],
    ['Élodie Ünal', 'ÉÜ'],
    ['E\u0301lodie', 'É'],
    ['ßen', 'ß'],
    ['<b>Bold</b> & "Co"', 'BC'],
    ['😂 Laugher 😂', 'L'],
    ['محمد علي', 'م'],
    ['山田 太郎', '山'],
    ['3 Musketeers', '3'],
    ['😂🤷', 'A'],
  ])('of %j are %j', (fullName, initials) => {
    expect(initialsOf({ fullName, username: 'ada_99' })).toBe(initials)
  })

  test('are a hyphen for a name and username without letters', () => {
    expect(initialsOf({ fullName: '😂', username: '___' })).toBe('-')
  })
})

describe('default avatar', () => {
  test('is the same for a member and differs between members', () => {
    const ada = { id: ID, fullName: 'Ada Lovelace', username: 'ada_99' }
    expect(defaultAvatarUrl(ada)).toBe('/media/avatar/0/AL.svg')
    expect(defaultAvatarUrl({ ...ada, id: ID.replace(/0$/, '9') })).toBe('/media/avatar/9/AL.svg')
    expect(defaultAvatarUrl({ ...ada, fullName: 'Élodie' })).toBe('/media/avatar/0/%C3%89.svg')
  })

  test('contains the initials or a smile', () => {
    expect(renderDefaultAvatar(0, 'AL')).toContain('>AL</text>')
    expect(renderDefaultAvatar(0, '-')).not.toContain('<text')
  })

  test.each([-1, 64, 99, Number.NaN, 1.5e9])('has no design %s', (design) => {
    expect(renderDefaultAvatar(design, 'AL')).toBeNull()
  })

  test.each(['', 'ABC', '<', 'A<', '&a', '"A', '--', '\u0301', `A${'\u0301'.repeat(9)}`, 'A\n'])(
    'is null for the initials %j',
    (initials) => {
      expect(renderDefaultAvatar(0, initials)).toBeNull()
    },
  )

  test('has readable letters on every background', () => {
    for (let design = 0; design < 64; design += 1) {
      const fills = [...(renderDefaultAvatar(design, 'AL') ?? '').matchAll(/fill="(#\w{6})"/g)]
      const [background = '', shape = '', , foreground = ''] = fills.map(([, color = '']) => color)
      expect(contrast(foreground, background)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(foreground, shape)).toBeGreaterThanOrEqual(4.5)
    }
  })
})

/** WCAG 2.2, "contrast ratio". */
function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
