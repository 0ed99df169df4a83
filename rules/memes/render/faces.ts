import type { MemeFont } from '#rules/memes/document.ts'
import { sliced, staticFace, variable, type Face } from './face.ts'

/** Subsets as the Fontsource packages define them. A browser loads only those that a text needs. */
const LATIN =
  '0-FF,131,152-153,2BB-2BC,2C6,2DA,2DC,304,308,329,2000-206F,20AC,2122,2191,2193,2212,2215,FEFF,FFFD'
const LATIN_EXT =
  '100-2BA,2BD-2C5,2C7-2CC,2CE-2D7,2DD-2FF,304,308,329,1D00-1DBF,1E00-1E9F,1EF2-1EFF,2020,20A0-20AB,20AD-20C0,2113,2C60-2C7F,A720-A7FF'
const VIETNAMESE =
  '102-103,110-111,128-129,168-169,1A0-1A1,1AF-1B0,300-301,303-304,308-309,323,329,1EA0-1EF9,20AB'
const CYRILLIC = '301,400-45F,490-491,4B0-4B1,2116'
const CYRILLIC_EXT = '460-52F,1C80-1C8A,20B4,2DE0-2DFF,A640-A69F,FE2E-FE2F'
const GREEK = '370-377,37A-37F,384-38A,38C,38E-3A1,3A3-3FF'

const STATIC = {
  anton: staticFace('anton', 'latin-400', LATIN),
  antonExt: staticFace('anton', 'latin-ext-400', LATIN_EXT),
  antonVietnamese: staticFace('anton', 'vietnamese-400', VIETNAMESE),
  balsamiq: staticFace('balsamiq-sans', 'latin-700', LATIN),
  balsamiqExt: staticFace('balsamiq-sans', 'latin-ext-700', LATIN_EXT),
  balsamiqCyrillic: staticFace('balsamiq-sans', 'cyrillic-700', CYRILLIC),
  balsamiqCyrillicExt: staticFace('balsamiq-sans', 'cyrillic-ext-700', CYRILLIC_EXT),
  noto: staticFace('noto-sans', 'latin-700', LATIN),
  notoExt: staticFace('noto-sans', 'latin-ext-700', LATIN_EXT),
  notoVietnamese: staticFace('noto-sans', 'vietnamese-700', VIETNAMESE),
  notoCyrillic: staticFace('noto-sans', 'cyrillic-700', CYRILLIC),
  notoCyrillicExt: staticFace('noto-sans', 'cyrillic-ext-700', CYRILLIC_EXT),
  notoGreek: staticFace('noto-sans', 'greek-700', GREEK),
  notoGreekExt: staticFace('noto-sans', 'greek-ext-700', '1F00-1FFF'),
  mono: staticFace('jetbrains-mono', 'latin-700', LATIN),
  monoExt: staticFace('jetbrains-mono', 'latin-ext-700', LATIN_EXT),
  monoVietnamese: staticFace('jetbrains-mono', 'vietnamese-700', VIETNAMESE),
  monoCyrillic: staticFace('jetbrains-mono', 'cyrillic-700', CYRILLIC),
  monoCyrillicExt: staticFace('jetbrains-mono', 'cyrillic-ext-700', CYRILLIC_EXT),
  monoGreek: staticFace('jetbrains-mono', 'greek-700', GREEK),
  hebrew: staticFace('noto-sans-hebrew', 'hebrew-700', '590-5FF,20AA,FB1D-FB4F'),
  arabic: staticFace(
    'noto-sans-arabic',
    'arabic-700',
    '600-6FF,750-77F,870-88E,898-8FF,FB50-FDFF,FE70-FEFC',
    'joined words',
  ),
  symbols: staticFace(
    'noto-sans-symbols',
    'symbols-700',
    '20DD-20E4,2150-218F,2190-21FF,2218-2219,2300-23FF,2440-244A,2460-24FF,25A0-27BF,2921-2922,2B00-2BFF,1F100-1F1AD',
  ),
  symbols2: staticFace(
    'noto-sans-symbols-2',
    'symbols-400',
    '2190-21FF,2300-243F,2460-24FF,25A0-27BF,2B00-2BFF,4DC0-4DFF,1F000-1F0FF,1F30D-1F5FA,1F650-1F67F,1F780-1F8FF,1FA00-1FA6D,1FB00-1FBFF',
  ),
  math: staticFace('noto-sans-math', 'latin-400', '2200-22FF,27C0-27EF,2900-2AFF,1D400-1D7FF'),
  nko: staticFace('noto-sans-nko', 'nko-400', '7C0-7FF', 'joined words'),
  tifinagh: staticFace('noto-sans-tifinagh', 'tifinagh-400', '2D30-2D7F'),
}

const VARIABLE = {
  armenian: variable('noto-sans', 'armenian', /\p{Script=Armenian}/u),
  bengali: variable('noto-sans', 'bengali', /\p{Script=Bengali}/u, 'words'),
  canadianAboriginal: variable('noto-sans', 'canadian-aboriginal', /\p{Script=Canadian_Aboriginal}/u),
  cherokee: variable('noto-sans', 'cherokee', /\p{Script=Cherokee}/u),
  devanagari: variable('noto-sans', 'devanagari', /\p{Script=Devanagari}/u, 'words'),
  ethiopic: variable('noto-sans', 'ethiopic', /\p{Script=Ethiopic}/u),
  georgian: variable('noto-sans', 'georgian', /\p{Script=Georgian}/u),
  gujarati: variable('noto-sans', 'gujarati', /\p{Script=Gujarati}/u, 'words'),
  gurmukhi: variable('noto-sans', 'gurmukhi', /\p{Script=Gurmukhi}/u, 'words'),
  javanese: variable('noto-sans', 'javanese', /\p{Script=Javanese}/u, 'words'),
  kannada: variable('noto-sans', 'kannada', /\p{Script=Kannada}/u, 'words'),
  khmer: variable('noto-sans', 'khmer', /\p{Script=Khmer}/u, 'words'),
  lao: variable('noto-sans', 'lao', /\p{Script=Lao}/u, 'words'),
  malayalam: variable('noto-sans', 'malayalam', /\p{Script=Malayalam}/u, 'words'),
  myanmar: variable('noto-sans', 'myanmar', /\p{Script=Myanmar}/u, 'words'),
  oriya: variable('noto-sans', 'oriya', /\p{Script=Oriya}/u, 'words'),
  sinhala: variable('noto-sans', 'sinhala', /\p{Script=Sinhala}/u, 'words'),
  syriac: variable('noto-sans', 'syriac', /\p{Script=Syriac}/u, 'joined words'),
  tamil: variable('noto-sans', 'tamil', /\p{Script=Tamil}/u, 'words'),
  telugu: variable('noto-sans', 'telugu', /\p{Script=Telugu}/u, 'words'),
  thaana: variable('noto-sans', 'thaana', /\p{Script=Thaana}/u, 'words'),
  thai: variable('noto-sans', 'thai', /\p{Script=Thai}/u, 'words'),
  tibetan: variable('noto-serif', 'tibetan', /\p{Script=Tibetan}/u, 'words'),
}

const CHINESE = ['noto-sans-sc', 'noto-sans-tc']

/**
 * Many characters look different in Chinese, Japanese and Korean, so a text has one of these faces. A family has the characters that
 * the ones before lack. The Chinese ones are last, because their indexes list characters that their files do not contain, such as
 * Hangul.
 */
const EAST_ASIAN = {
  japanese: sliced('noto-sans-jp', 'noto-sans-kr', ...CHINESE),
  korean: sliced('noto-sans-kr', 'noto-sans-jp', ...CHINESE),
  chinese: sliced(...CHINESE),
}

export const FACES = { ...STATIC, ...VARIABLE, ...EAST_ASIAN }

/** The packages of variable fonts. */
export const variableFamilies: ReadonlySet<string> = new Set(
  Object.values(FACES).flatMap(({ source }) => {
    if ('families' in source) return source.families
    return 'family' in source ? [source.family] : []
  }),
)

export type FaceName = keyof typeof FACES

/** A face, or the slice of a face with this character. */
export type FontName = FaceName | `${keyof typeof EAST_ASIAN}:${string}`

const FALLBACKS: readonly FaceName[] = [
  'noto',
  'notoExt',
  'notoVietnamese',
  'notoCyrillic',
  'notoCyrillicExt',
  'notoGreek',
  'notoGreekExt',
  'hebrew',
  'arabic',
  'symbols',
  'symbols2',
  'math',
  'nko',
  'tifinagh',
  ...namesOf(VARIABLE),
]

/** The first face of each font determines its metrics. */
const CHAINS: Record<MemeFont, readonly [FaceName, ...FaceName[]]> = {
  IMPACT: ['anton', 'antonExt', 'antonVietnamese', ...FALLBACKS],
  COMIC: ['balsamiq', 'balsamiqExt', 'balsamiqCyrillic', 'balsamiqCyrillicExt', ...FALLBACKS],
  CLEAN: ['noto', ...FALLBACKS],
  MONO: ['mono', 'monoExt', 'monoVietnamese', 'monoCyrillic', 'monoCyrillicExt', 'monoGreek', ...FALLBACKS],
}

export function facesOf(font: MemeFont): readonly [FaceName, ...FaceName[]] {
  return CHAINS[font]
}

/** All fonts contain the letters up to this one, so that Western European texts need one face. */
const LAST_COMMON_LETTER = 0xff

/** Returns the first face of the font, and those that may contain a character of the text. */
export function facesFor(font: MemeFont, text: string): FaceName[] {
  const [first, ...others] = facesOf(font)
  const characters = rareCharactersOf(text)
  const candidates = [...others, eastAsianFaceOf(text)]
  return [
    first,
    ...candidates.filter((name) => characters.some((character) => FACES[name].covers(character))),
  ]
}

/** Returns the names of the fonts that the text needs. */
export function fontsFor(font: MemeFont, text: string): Set<FontName> {
  const characters = rareCharactersOf(text)
  return new Set(
    facesFor(font, text).flatMap((name) =>
      isSliced(name)
        ? characters
            .filter((character) => FACES[name].covers(character))
            .map((character) => fontNameOf(name, character))
        : name,
    ),
  )
}

export function fontNameOf(name: FaceName, character: string): FontName {
  return isSliced(name) ? `${name}:${character}` : name
}

/** Returns the face of a font and the character of its slice. */
export function parseFontName(name: FontName): { source: Face['source']; character: string } {
  const [face = '', character = ''] = name.split(':')
  if (!isFaceName(face)) throw new Error(`${name} is not a font`)
  return { source: FACES[face].source, character }
}

function rareCharactersOf(text: string): string[] {
  return Array.from(new Set(text)).filter((character) => (character.codePointAt(0) ?? 0) > LAST_COMMON_LETTER)
}

function eastAsianFaceOf(text: string): keyof typeof EAST_ASIAN {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'japanese'
  return /\p{Script=Hangul}/u.test(text) ? 'korean' : 'chinese'
}

function isSliced(name: FaceName): name is keyof typeof EAST_ASIAN {
  return name in EAST_ASIAN
}

function isFaceName(name: string): name is FaceName {
  return name in FACES
}

function namesOf<Name extends string>(faces: Record<Name, Face>): Name[] {
  return Object.keys(faces).filter((name): name is Name => name in faces)
}
