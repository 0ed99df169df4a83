import { onOneLine } from '#rules/invisible-characters.ts'
import { isolate } from '#rules/isolate.ts'
import { PRODUCT_NAME } from '#rules/limits.ts'
import { cutText } from '#rules/post-text.ts'
import type { PostView } from '#server/features/posts/post-query.ts'
import { PREVIEW } from './previews/render-image.ts'
import { previewTag } from './previews/post-preview.ts'
import { postPath } from '#rules/site-paths.ts'
import { escapeHtml, headTags } from './head-tags.ts'
import { previewPath } from './previews/preview-routes.ts'

/** Chat applications show about this many characters of a description. */
const DESCRIPTION_LENGTH = 200

/** Returns the title and the meta tags of the page of a post. */
export function postTags(post: PostView, siteUrl: string): string {
  const { author, text, tags } = post
  const name = `${isolate(author.fullName)} (@${author.username})`
  const title = `${name} on ${PRODUCT_NAME}`
  const url = siteUrl + postPath(post.id)
  const description = describe(post)
  // Other sites cache images by URL, so the URL changes with the image.
  const image = `${siteUrl}${previewPath(post.id)}?v=${previewTag(post)}`
  const named: [string, string][] = [
    ['description', description],
    ['author', name],
    ['twitter:card', 'summary_large_image'],
  ]
  const properties: [string, string][] = [
    ['og:site_name', PRODUCT_NAME],
    ['og:type', 'article'],
    ['og:url', url],
    ['og:title', title],
    ['og:description', description],
    ['og:image', image],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', String(PREVIEW.width)],
    ['og:image:height', String(PREVIEW.height)],
    ['og:image:alt', altTextOf(post) || onOneLine(text) || description],
    ['article:published_time', post.createdAt.toISOString()],
    ...tags.map((tag): [string, string] => ['article:tag', tag]),
  ]
  return `<title>${escapeHtml(title)}</title>
    ${headTags({ url, named, properties })}`
}

/** The preview does not show the picture of a sensitive post. */
function altTextOf({ isSensitive, media }: PostView): string {
  return isSensitive ? '' : (media?.altText ?? '')
}

function describe(post: PostView): string {
  const { text, media, author } = post
  const content = onOneLine(text) || onOneLine(altTextOf(post))
  if (content) return cutText(content, DESCRIPTION_LENGTH)
  return `${media?.kind === 'VIDEO' ? 'Video' : 'Image'} posted by ${isolate(author.fullName)}`
}
