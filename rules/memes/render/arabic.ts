/**
 * The contextual forms of a letter: isolated, final, initial and medial. Letters with two forms only join the letter
 * before them.
 */
type Forms = readonly number[]

/** Blocks of presentation forms, in which the forms of a letter follow each other in this order. */
const BLOCKS = [
  [0xfe80, 0xfef4],
  [0xfb50, 0xfbb1],
  [0xfbd3, 0xfbe9],
  [0xfbfc, 0xfbff],
] as const
const LAM_ALEF = [0xfef5, 0xfefc] as const
const LAM = 0x0644
const TATWEEL = 0x0640
const JOINER = 0x200d
const JOINS_BOTH: Forms = [TATWEEL, TATWEEL, TATWEEL, TATWEEL]

/** Unicode's compatibility decomposition maps each form to its letter. */
const letters = formsIn(BLOCKS)
const ligatures = formsIn([LAM_ALEF])

/**
 * Replaces Arabic letters with their contextual forms and returns 0 where a ligature includes the letter. The fonts
 * compose letters with glyph substitutions that opentype.js cannot apply, but they contain the presentation forms.
 */
export function shapeArabic(codePoints: readonly number[]): number[] {
  const shaped = [...codePoints]
  let joinsPrevious = false
  for (const [index, codePoint] of codePoints.entries()) {
    if (shaped[index] === 0 || isTransparent(codePoint)) continue
    const forms = formsOf(codePoint)
    const next = nextLetter(codePoints, index)
    const alef = codePoint === LAM ? codePoints[next] : undefined
    const ligature = alef === undefined ? undefined : ligatures.get(String.fromCodePoint(LAM, alef))
    if (ligature) {
      shaped[index] = ligature[joinsPrevious ? 1 : 0] ?? codePoint
      shaped[next] = 0
      joinsPrevious = false
      continue
    }
    const joinsNext = forms.length === 4 && formsOf(codePoints[next] ?? 0).length > 1
    const form = forms[(joinsNext ? 2 : 0) + (joinsPrevious && forms.length > 1 ? 1 : 0)]
    if (form !== undefined && codePoint !== JOINER) shaped[index] = form
    joinsPrevious = joinsNext
  }
  return shaped
}

function formsOf(codePoint: number): Forms {
  if (codePoint === JOINER || codePoint === TATWEEL) return JOINS_BOTH
  return letters.get(String.fromCodePoint(codePoint)) ?? []
}

/** The index of the next letter after combining marks. */
function nextLetter(codePoints: readonly number[], index: number): number {
  let next = index + 1
  while (isTransparent(codePoints[next])) next += 1
  return next
}

function isTransparent(codePoint: number | undefined): boolean {
  return codePoint !== undefined && /\p{M}/u.test(String.fromCodePoint(codePoint))
}

function formsIn(blocks: readonly (readonly [number, number])[]): Map<string, number[]> {
  const forms = new Map<string, number[]>()
  for (const [first, last] of blocks) {
    for (let codePoint = first; codePoint <= last; codePoint += 1) {
      const letter = String.fromCodePoint(codePoint).normalize('NFKC')
      forms.set(letter, [...(forms.get(letter) ?? []), codePoint])
    }
  }
  return forms
}
