import { PRODUCT_NAME } from '#rules/limits.ts'
import { LANDING_TITLE } from '#rules/titles.ts'
import { headTags, type HeadTags } from './head-tags.ts'

/** client/build/icons.ts generates the icon. */
const ICON = { path: '/icons/icon-512.png', size: '512' }

/** Matches the description in index.html. */
const DESCRIPTION = /<meta\s+name="description"\s+content="([^"]*)"/

/** Returns the tags for the link preview of the landing page. `page` is index.html, which contains the description. */
export function siteTags(page: string, siteUrl: string): string {
  const description = DESCRIPTION.exec(page)?.[1] ?? ''
  return headTags({
    url: `${siteUrl}/`,
    named: [
      ['description', description],
      ['twitter:card', 'summary'],
    ],
    properties: [
      ['og:site_name', PRODUCT_NAME],
      ['og:type', 'website'],
      ['og:url', `${siteUrl}/`],
      ['og:title', LANDING_TITLE],
      ['og:description', description],
      ...iconTags(siteUrl),
    ],
  })
}

/** The image of pages that have none of their own. */
export function iconTags(siteUrl: string): HeadTags['properties'] {
  return [
    ['og:image', `${siteUrl}${ICON.path}`],
    ['og:image:type', 'image/png'],
    ['og:image:width', ICON.size],
    ['og:image:height', ICON.size],
    ['og:image:alt', `${PRODUCT_NAME}’s laughing face`],
  ]
}
