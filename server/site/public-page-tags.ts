import { groupSlugSchema } from '#rules/group-rules.ts'
import { PRODUCT_NAME } from '#rules/limits.ts'
import { tagNameOf } from '#rules/tag-rules.ts'
import { findTemplate } from '#server/features/memes/templates.ts'
import { headTags } from './head-tags.ts'
import { iconTags } from './site-tags.ts'

type PublicPage = { title: string; description: string; image?: string | undefined }
type Params = Readonly<Record<string, string>>

const PAGES: Readonly<Record<string, (params: Params) => PublicPage | null>> = {
  '/discover': () => ({
    title: `Discover · ${PRODUCT_NAME}`,
    description: `The top posts, trending tags and popular meme templates on ${PRODUCT_NAME}.`,
  }),
  '/m/account/everyone': () => ({
    title: `Latest posts · ${PRODUCT_NAME}`,
    description: `The newest memes and short posts on ${PRODUCT_NAME}.`,
  }),
  '/templates': () => ({
    title: `Meme templates · ${PRODUCT_NAME}`,
    description: 'Templates for memes that you make in the browser, without an account.',
  }),
  '/templates/:slug': ({ slug = '' }) => {
    const template = findTemplate(slug)
    if (!template) return null
    return {
      title: `${template.name} · ${PRODUCT_NAME}`,
      description: `Make a meme with “${template.name}”, and see the memes that others made with it.`,
      image: `/memes/${slug}.jpg`,
    }
  },
  '/groups': () => ({
    title: `Groups · ${PRODUCT_NAME}`,
    description: `Groups about topics, each with its own memes and short posts, on ${PRODUCT_NAME}.`,
  }),
  '/groups/:slug': ({ slug = '' }) => {
    if (!groupSlugSchema.safeParse(slug).success) return null
    return {
      title: `${slug} · Groups · ${PRODUCT_NAME}`,
      description: `Memes and short posts of the group ${slug} on ${PRODUCT_NAME}.`,
    }
  },
  '/tags/:name': ({ name = '' }) => {
    const tag = tagNameOf(name)
    if (tag === undefined) return null
    return {
      title: `#${tag} · ${PRODUCT_NAME}`,
      description: `Memes and short posts with #${tag} on ${PRODUCT_NAME}.`,
    }
  },
}

/** Search engines index no results of other searches. */
const NOT_INDEXED = '<meta name="robots" content="noindex" />'

/**
 * Returns the tags of a public page for search engines and link previews. `route` is the pattern of its path. The URL is canonical
 * without parameters.
 */
export function publicPageTags(route: string, params: Params, pageUrl: string, siteUrl: string): string {
  const page = PAGES[route]?.(params)
  if (!page) return NOT_INDEXED
  const { title, description, image } = page
  const url = siteUrl + pageUrl.replace(/\?.*/s, '')
  return headTags({
    url,
    named: [
      ['description', description],
      ['twitter:card', image ? 'summary_large_image' : 'summary'],
    ],
    properties: [
      ['og:site_name', PRODUCT_NAME],
      ['og:type', 'website'],
      ['og:url', url],
      ['og:title', title],
      ['og:description', description],
      ...(image ? ([['og:image', siteUrl + image]] as [string, string][]) : iconTags(siteUrl)),
    ],
  })
}
