import { createRequire } from 'node:module'
import sharp, { type OverlayOptions } from 'sharp'

const require = createRequire(import.meta.url)

/** Pango supports TrueType files but not WOFF. For each character it selects a font that contains it. */
const fontFiles = () => [
  require.resolve('@expo-google-fonts/bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf'),
  require.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
  require.resolve('@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf'),
  require.resolve('@expo-google-fonts/noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf'),
  require.resolve('@expo-google-fonts/noto-color-emoji/400Regular/NotoColorEmoji_400Regular.ttf'),
]
const FAMILIES =
  'Bricolage Grotesque, Noto Sans, Noto Sans Arabic, Noto Sans Hebrew, Noto Color Emoji semi-bold'
/** The scripts that these fonts contain, so that the result does not depend on the fonts of the machine. */
const RENDERABLE =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Common}\p{Script=Inherited}]*$/u
/** The first letter determines the direction, as with `dir="auto"`. */
const RIGHT_TO_LEFT = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u

export type TextLayer = { pixels: Buffer; width: number; height: number }

export type TextStyle = {
  /** In pixels. */
  size: number
  color: string
  /** The text wraps at this width in pixels. Without it, the text is one line. */
  width?: number
}

export const isRenderable = (text: string) => RENDERABLE.test(text)
export const isRightToLeft = (text: string) => RIGHT_TO_LEFT.test(text)

let fontsLoaded: Promise<unknown> | undefined

/** The background is transparent. */
export async function renderText(text: string, { size, color, width }: TextStyle): Promise<TextLayer> {
  fontsLoaded ??= loadFonts()
  await fontsLoaded
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escapeMarkup(text)}</span>`,
      font: `${FAMILIES} ${size}`,
      // At 72 DPI, a point is a pixel.
      dpi: 72,
      rgba: true,
      ...(width ? { width, wrap: 'word-char' as const } : {}),
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

export function overlay({ pixels, width, height }: TextLayer, left: number, top: number): OverlayOptions {
  return { input: pixels, raw: { width, height, channels: 4 }, left: Math.round(left), top: Math.round(top) }
}

/** A font file that was loaded once is available for later texts. */
async function loadFonts(): Promise<void> {
  for (const fontfile of fontFiles()) await sharp({ text: { text: 'g', fontfile } }).stats()
}

/** Pango parses markup, which must not contain control characters. */
function escapeMarkup(text: string): string {
  return text
    .replaceAll(/[^\P{C}\n\p{Cf}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
