import { memeSchema, type MemeDocument } from '#rules/memes/document.ts'
import { altTextOf } from '#rules/memes/meme-text.ts'
import { memeTemplates } from '#rules/memes/templates/index.ts'
import type { MemeTemplate } from '#rules/memes/templates/template.ts'
import type { Random } from '../random.ts'
import { remixCaptions } from './remix-captions.ts'

export type DemoMeme = {
  document: MemeDocument
  altText: string
  templateSlug: string
  /** The index of the original in the posts. */
  remixOf: number | null
}

type Chain = { template: MemeTemplate; captions: (readonly string[])[]; posts: number[]; lastAuthor: string }

const REMIX_SHARE = 0.36
/** Other remixes are of the original. */
const REMIX_OF_REMIX_SHARE = 0.5

/**
 * Plans a meme for each of the slots, which are in the order of time. Every template is used once, and some of the memes are
 * remixed, those of the favorite author first.
 */
export function planMemes(
  random: Random,
  slots: readonly { index: number; author: string }[],
  favorite: string,
): Map<number, DemoMeme> {
  const unused = random.shuffle(memeTemplates)
  const chains: Chain[] = []
  const memes = new Map<number, DemoMeme>()
  for (const { index, author } of slots) {
    const open = chains.filter(({ captions, lastAuthor }) => captions.length > 0 && lastAuthor !== author)
    const chain = random.chance(REMIX_SHARE) ? pickChain(random, open, favorite) : undefined
    if (chain) {
      const remixOf = remixedIn(chain, random)
      memes.set(index, createMeme(chain.template, chain.captions.pop() ?? [], remixOf))
      chain.posts.push(index)
      chain.lastAuthor = author
      continue
    }
    const isFitting = ({ slug }: MemeTemplate) => author !== favorite || slug in remixCaptions
    const [template] = unused.splice(Math.max(0, unused.findIndex(isFitting)), 1)
    if (!template) throw new Error('There are more memes than templates')
    const examples = template.textBoxes.map(({ example }) => example)
    memes.set(index, createMeme(template, examples, null))
    const captions = [...(remixCaptions[template.slug] ?? [])]
    chains.push({ template, captions, posts: [index], lastAuthor: author })
  }
  return memes
}

/** Picks the chain of the next remix. Memes with many remixes are picked more often. */
function pickChain(random: Random, open: readonly Chain[], favorite: string): Chain | undefined {
  if (open.length === 0) return undefined
  const unremixed = open.find(({ posts, lastAuthor }) => posts.length === 1 && lastAuthor === favorite)
  return unremixed ?? random.weighted(open, ({ posts }) => posts.length ** 3)
}

/** The second remix of a meme is a remix of the first one. */
function remixedIn({ posts }: Chain, random: Random): number | null {
  const isOfLast = posts.length === 2 || random.chance(REMIX_OF_REMIX_SHARE)
  return (isOfLast ? posts.at(-1) : posts[0]) ?? null
}

function createMeme(template: MemeTemplate, captions: readonly string[], remixOf: number | null): DemoMeme {
  const { slug, name, width, height, textBoxes } = template
  const layers = textBoxes.map((box, index) => ({ text: { ...box, text: captions[index] } }))
  const document = memeSchema.parse({ width, height, background: { templateSlug: slug }, layers })
  return { document, altText: altTextOf(document, name), templateSlug: slug, remixOf }
}
