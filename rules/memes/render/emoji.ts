const PICTOGRAPH = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[0-9#*]\ufe0f?\u20e3/u
const COLORED = /\p{Emoji_Presentation}|\ufe0f|\u20e3|\u200d/u
const TEXT_VARIATION = '\ufe0e'

/** Whether the grapheme cluster may be drawn as an emoji, at least if no font contains it. */
export function isPictograph(cluster: string): boolean {
  return PICTOGRAPH.test(cluster) && !cluster.includes(TEXT_VARIATION)
}

/** Whether the grapheme cluster is drawn in color even if a font contains it. */
export function isEmoji(cluster: string): boolean {
  return isPictograph(cluster) && COLORED.test(cluster)
}

/** The code points without variation selectors, which people's keyboards set differently in sequences. */
export function emojiName(cluster: string): string {
  const characters = Array.from(cluster.replaceAll('\ufe0f', ''))
  return characters.map((character) => (character.codePointAt(0) ?? 0).toString(16)).join('-')
}
