import { Blob, Buffer, Face, Feature, Font as ReferenceFont, shape } from 'harfbuzzjs'
import { describe, expect, test } from 'vitest'
import type { Font } from 'fontkit'
import { memeSchema } from '#rules/memes/document.ts'
import { assetsOf } from '#rules/memes/render/assets.ts'
import { FACES, type FaceName } from '#rules/memes/render/faces.ts'
import { EM, glyphOf, type Glyph } from '#rules/memes/render/glyphs.ts'
import { measureText } from '#rules/memes/render/render-meme.ts'
import { woffToOpenType } from '#rules/memes/render/woff.ts'
import { fontFileOf, readFontFile } from './font-files.ts'
import { loadTextAssets } from './meme-assets.ts'

/** Lines may break between letters, so they have no ligatures. Hebrew letters have no kerning either. */
const LETTERS_OFF = ['-liga', '-clig', '-calt']

type Placed = { glyph: Glyph; x: number; y: number }

/** Units of the em. Each cluster is rounded, the reference only once. */
const TOLERANCE = 4

/** Words of captions with joined letters, stacked marks, conjuncts, joiners and vowels that change their place. */
const captions: [FaceName, string][] = [
  ['notoVietnamese', 'ệ ồ ấ ẵ'],
  ['noto', 'AVATAR To Wa q̈'],
  ['notoCyrillic', 'Съешь ещё'],
  ['notoGreek', 'ΑΥΤΟ ψυχή'],
  ['arabic', 'سلام عليكم مُحَمَّد پارسی می‌خواهم اللّٰه لا إله کچھ اردو میں'],
  ['hebrew', 'שָׁלוֹם עולם בְּרֵאשִׁית'],
  ['devanagari', 'हिन्दी में मीम क्षत्रिय शक्ति र्‍य क्‍ष क्‌ष ज़िंदगी कार्यक्रम हृदय ट्रैफ़िक श्री द्वितीय'],
  ['bengali', 'বাংলা ভাষা কর্তৃপক্ষ ক্ষমতা স্ত্রী হ্যাঁ উৎসব কোথায়'],
  ['tamil', 'தமிழ் மொழி ஸ்ரீ கொண்டு நீங்கள் கௌ'],
  ['telugu', 'తెలుగు భాష క్షమించండి స్త్రీ ప్రేమ కృష్ణ జ్ఞానం'],
  ['kannada', 'ಕನ್ನಡ ಭಾಷೆ ಕ್ಷಮಿಸಿ ಸ್ತ್ರೀ ಕರ್ನಾಟಕ ಜ್ಞಾನ ಕೊಡು'],
  ['malayalam', 'മലയാളം ക്ഷമിക്കണം സ്ത്രീ കേരളം ന്റെ പ്രേമം കൊടുക്കുക അവൻ ർക്ക'],
  ['gujarati', 'ગુજરાતી ભાષા ક્ષમા સ્ત્રી કર્મ શ્રી'],
  ['gurmukhi', 'ਪੰਜਾਬੀ ਭਾਸ਼ਾ ਸ੍ਰੀ ਕਿਤਾਬ ਪ੍ਰੇਮ ਮੁੰਡਾ'],
  ['oriya', 'ଓଡ଼ିଆ ଭାଷା କ୍ଷମା ସ୍ତ୍ରୀ କର୍ମ କୋଣ'],
  ['sinhala', 'සිංහල භාෂාව ශ්‍රී ලංකා ක්‍ෂණ කොළඹ ගෝ'],
  ['thai', 'ภาษาไทย น้ำใจ ที่นี่ เก้าอี้ กำลัง ปู่ ญี่ปุ่น'],
  ['lao', 'ພາສາລາວ ນ້ຳ ເດັກນ້ອຍ ເຈົ້າ'],
  ['khmer', 'ភាសាខ្មែរ ស្រី ក្រុង ស្ត្រី កម្ពុជា ប៉ុន្តែ កោះ ញ៉ាំ'],
  ['myanmar', 'မြန်မာဘာသာ ကျွန်တော် ကြောင့် သင်္ဘော ဖြစ် အင်္ဂလိပ် နှင့်'],
  ['tibetan', 'བོད་སྐད བཀྲ་ཤིས རྒྱལ་པོ སྒྲུབ'],
  ['georgian', 'ქართული ენა'],
  ['armenian', 'Հայոց լեզու և'],
  ['ethiopic', 'አማርኛ ቋንቋ'],
  ['thaana', 'ދިވެހި ބަސް'],
  ['syriac', 'ܠܫܢܐ ܣܘܪܝܝܐ ܡܰܠܟܳܐ'],
  ['nko', 'ߒߞߏ ߞߊ߲ ߓߊ߬ߡߊ߲߫'],
  ['cherokee', 'ᏣᎳᎩ ᎦᏬᏂᎯᏍᏗ'],
  ['canadianAboriginal', 'ᐃᓄᒃᑎᑐᑦ'],
  ['tifinagh', 'ⵜⴰⵎⴰⵣⵉⵖⵜ'],
  ['javanese', 'ꦧꦱꦗꦮ ꦏꦿꦩ ꦱꦼꦏꦺꦴ'],
  ['math', '𝕏𝒜∞√'],
]

describe('glyphs and positions are those of HarfBuzz in', () => {
  test.for(captions)('%s: %s', async ([name, caption]) => {
    for (const word of caption.split(' ')) {
      const { placed, font } = await drawWord(name, word)
      const expected = await shapeWithHarfbuzz(name, word, font)
      expect(placed.length, word).toBe(expected.length)
      for (const [index, { glyph, x, y }] of expected.entries()) {
        expect(placed[index]?.glyph === glyph, `${word}: glyph ${index}`).toBe(true)
        expect(Math.abs((placed[index]?.x ?? 0) - x), `${word}: x of glyph ${index}`).toBeLessThan(TOLERANCE)
        expect(Math.abs((placed[index]?.y ?? 0) - y), `${word}: y of glyph ${index}`).toBeLessThan(TOLERANCE)
      }
    }
  })
})

/** The glyphs of a caption in one line, from the start of the line. */
async function drawWord(name: FaceName, word: string): Promise<{ placed: Placed[]; font: Font }> {
  const layer = { text: { text: word, x: 0, y: 0, width: 2, height: 1, font: 'CLEAN', isUppercase: false } }
  const document = memeSchema.parse({
    width: 1080,
    height: 1080,
    background: { color: '#000000' },
    layers: [layer],
  })
  const [text] = document.layers
  if (!text || !('text' in text)) throw new Error('The meme has no text')
  const none = new Map<string, never>()
  const assets = await loadTextAssets(assetsOf(document))
  const { lines } = measureText(text.text, document, {
    ...assets,
    templates: none,
    stickers: none,
    images: none,
  })
  const font = assets.fonts.get(name)
  if (!font || lines.length !== 1) throw new Error(`${word} is not one line of ${name}`)
  let pen = 0
  const placed = (lines[0]?.clusters ?? []).flatMap(({ glyphs, advance, kerning }) => {
    const start = pen + kerning
    pen = start + advance
    return glyphs.map(({ glyph, x, y }) => ({ glyph, x: start + x, y }))
  })
  return { placed: inOrder(placed), font }
}

async function shapeWithHarfbuzz(name: FaceName, word: string, font: Font): Promise<Placed[]> {
  const buffer = new Buffer()
  buffer.addText(word)
  buffer.guessSegmentProperties()
  const isByLetter = FACES[name].shapedAs === 'letters'
  const features = name === 'hebrew' ? [...LETTERS_OFF, '-kern'] : LETTERS_OFF
  const off = features.flatMap((feature) => Feature.fromString(feature) ?? [])
  shape(await referenceFont(name), buffer, isByLetter ? off : [])
  const scale = EM / font.unitsPerEm
  const positions = buffer.getGlyphPositions()
  let pen = 0
  const placed = buffer.getGlyphInfos().map(({ codepoint }, index) => {
    const { xOffset, yOffset, xAdvance } = positions[index] ?? { xOffset: 0, yOffset: 0, xAdvance: 0 }
    const glyph = glyphOf(font, font.getGlyph(codepoint))
    const x = (pen + xOffset) * scale
    pen += xAdvance
    return { glyph, x, y: -yOffset * scale }
  })
  return inOrder(placed.filter(({ glyph }) => glyph.contours.length > 0))
}

const inOrder = (placed: Placed[]) => placed.toSorted((one, other) => one.x - other.x || one.y - other.y)

const references = new Map<FaceName, Promise<ReferenceFont>>()

async function referenceFont(name: FaceName): Promise<ReferenceFont> {
  const reference = references.get(name) ?? openReference(name)
  references.set(name, reference)
  return reference
}

async function openReference(name: FaceName): Promise<ReferenceFont> {
  const file = await fontFileOf(name)
  if (file === undefined) throw new Error(`${name} has slices`)
  const { buffer } = await woffToOpenType(await readFontFile(file))
  return new ReferenceFont(new Face(new Blob(buffer)))
}
