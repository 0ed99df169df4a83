import { isInRanges, parseRanges, type CodePointRange } from './code-point-ranges.ts'

/** Letters are shaped one by one if lines may break between them, and ideographs have no kerning. Other words are shaped whole, and joined ones are never broken. */
export type ShapedAs = 'letters' | 'ideographs' | 'words' | 'joined words'

export type Face = {
  /** `file` is a module specifier. The server makes bold fonts of variable families, of which some have many slices. */
  source:
    | { file: string }
    | { family: string; slice: string }
    /** The first family with a slice for a character draws it. */
    | { families: readonly string[] }
  /** Whether the face is expected to contain the character. */
  covers(character: string): boolean
  shapedAs: ShapedAs
}

export function staticFace(
  family: string,
  subset: string,
  characters: string,
  shapedAs: ShapedAs = 'letters',
): Face {
  let ranges: CodePointRange[] | undefined
  return {
    source: { file: `@fontsource/${family}/files/${family}-${subset}-normal.woff` },
    covers: (character) => isInRanges((ranges ??= parseRanges(characters)), character.codePointAt(0) ?? 0),
    shapedAs,
  }
}

export function variable(
  style: string,
  slice: string,
  pattern: RegExp,
  shapedAs: ShapedAs = 'letters',
): Face {
  return {
    source: { family: `${style}-${slice}`, slice },
    covers: (character) => pattern.test(character),
    shapedAs,
  }
}

export function sliced(...families: readonly string[]): Face {
  const pattern =
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u30ff\u3200-\u33ff\ufe30-\ufe4f\uff00-\uffef]/u
  return { source: { families }, covers: (character) => pattern.test(character), shapedAs: 'ideographs' }
}
