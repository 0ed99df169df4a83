import type { MemeFont } from '#rules/memes/document.ts'

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

/** `file` is a module specifier. `characters` are the code points that the file is expected to contain. */
export const FACES = {
  anton: face('anton', 'latin-400', LATIN),
  antonExt: face('anton', 'latin-ext-400', LATIN_EXT),
  antonVietnamese: face('anton', 'vietnamese-400', VIETNAMESE),
  balsamiq: face('balsamiq-sans', 'latin-700', LATIN),
  balsamiqExt: face('balsamiq-sans', 'latin-ext-700', LATIN_EXT),
  balsamiqCyrillic: face('balsamiq-sans', 'cyrillic-700', CYRILLIC),
  balsamiqCyrillicExt: face('balsamiq-sans', 'cyrillic-ext-700', CYRILLIC_EXT),
  noto: face('noto-sans', 'latin-700', LATIN),
  notoExt: face('noto-sans', 'latin-ext-700', LATIN_EXT),
  notoVietnamese: face('noto-sans', 'vietnamese-700', VIETNAMESE),
  notoCyrillic: face('noto-sans', 'cyrillic-700', CYRILLIC),
  notoCyrillicExt: face('noto-sans', 'cyrillic-ext-700', CYRILLIC_EXT),
  notoGreek: face('noto-sans', 'greek-700', GREEK),
  notoGreekExt: face('noto-sans', 'greek-ext-700', '1F00-1FFF'),
  mono: face('jetbrains-mono', 'latin-700', LATIN),
  monoExt: face('jetbrains-mono', 'latin-ext-700', LATIN_EXT),
  monoVietnamese: face('jetbrains-mono', 'vietnamese-700', VIETNAMESE),
  monoCyrillic: face('jetbrains-mono', 'cyrillic-700', CYRILLIC),
  monoCyrillicExt: face('jetbrains-mono', 'cyrillic-ext-700', CYRILLIC_EXT),
  monoGreek: face('jetbrains-mono', 'greek-700', GREEK),
  hebrew: face('noto-sans-hebrew', 'hebrew-700', '590-5FF,20AA,FB1D-FB4F'),
  arabic: face('noto-sans-arabic', 'arabic-700', '600-6FF,750-77F,870-88E,898-8FF,FB50-FDFF,FE70-FEFC'),
  symbols: face(
    'noto-sans-symbols',
    'symbols-700',
    '20DD-20E4,2150-218F,2190-21FF,2218-2219,2300-23FF,2440-244A,2460-24FF,25A0-27BF,2921-2922,2B00-2BFF,1F100-1F1AD',
  ),
  symbols2: face(
    'noto-sans-symbols-2',
    'symbols-400',
    '2190-21FF,2300-243F,2460-24FF,25A0-27BF,2B00-2BFF,4DC0-4DFF,1F000-1F0FF,1F30D-1F5FA,1F650-1F67F,1F780-1F8FF,1FA00-1FA6D,1FB00-1FBFF',
  ),
} as const satisfies Record<string, { file: string; characters: string }>

export type FaceName = keyof typeof FACES

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

/** Returns the faces that may contain a character of the text, and the first face of the font. */
export function facesFor(font: MemeFont, text: string): Set<FaceName> {
  const chain = facesOf(font)
  const needed = new Set<FaceName>([chain[0]])
  const codePoints = new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0))
  for (const codePoint of codePoints) {
    if (codePoint <= LAST_COMMON_LETTER) continue
    for (const name of chain) if (covers(name, codePoint)) needed.add(name)
  }
  return needed
}

const ranges = new Map<FaceName, [first: number, last: number][]>()

function covers(name: FaceName, codePoint: number): boolean {
  let known = ranges.get(name)
  if (!known) {
    known = FACES[name].characters.split(',').map((range) => {
      const [first = '', last = first] = range.split('-')
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
    })
    ranges.set(name, known)
  }
  return known.some(([first, last]) => codePoint >= first && codePoint <= last)
}

function face(family: string, subset: string, characters: string) {
  return { file: `@fontsource/${family}/files/${family}-${subset}-normal.woff`, characters }
}
