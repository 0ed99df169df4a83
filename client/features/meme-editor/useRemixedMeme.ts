import { useMemo } from 'react'
import { graphql, readInlineData, useFragment } from 'react-relay/hooks'
import type { useRemixedMeme_adjustments$key } from '#client/__generated__/useRemixedMeme_adjustments.graphql.ts'
import type {
  useRemixedMeme_post$data,
  useRemixedMeme_post$key,
} from '#client/__generated__/useRemixedMeme_post.graphql.ts'
import type { Adjustments } from '#rules/memes/adjustments.ts'
import type { MemeBackground, MemeLayer } from '#rules/memes/document.ts'
import { memeIsNoMeme, memeNotFound, memePicturesForMembers } from './messages.ts'
import { memeNotRemixable } from '#rules/messages/memes.ts'
import { fromMemeDocument } from './editor-document.ts'
import type { RemoteImage } from './editor-images.ts'
import type { Opening } from './useMemeEditor.ts'

type Meme = NonNullable<useRemixedMeme_post$data['meme']>

/** The meme of a post, to be remixed by the viewer, or why it cannot be. */
export function useRemixedMeme(
  postRef: useRemixedMeme_post$key | null | undefined,
  viewerUserId: string | undefined,
): { opening: Opening } | { refusal: string } {
  const post = useFragment(
    graphql`
      fragment useRemixedMeme_post on Post {
        id
        isSensitive
        author {
          id
          username
        }
        meme {
          isRemixable
          width
          height
          background {
            template {
              slug
            }
            mediaId
            image {
              url(width: 1080)
              width
              height
            }
            color
          }
          backgroundAdjustments {
            ...useRemixedMeme_adjustments
          }
          layers {
            __typename
            ... on MemeTextLayer {
              text
              x
              y
              width
              height
              angle
              font
              size
              color
              outline
              align
              isUppercase
              style
            }
            ... on MemeStickerLayer {
              sticker
              x
              y
              width
              angle
              adjustments {
                ...useRemixedMeme_adjustments
              }
            }
            ... on MemePenLayer {
              strokes {
                points
                color
                width
              }
              x
              y
              width
              height
              angle
            }
            ... on MemeImageLayer {
              mediaId
              image {
                url(width: 1080)
                width
                height
              }
              x
              y
              width
              angle
              adjustments {
                ...useRemixedMeme_adjustments
              }
            }
          }
        }
      }
    `,
    postRef,
  )
  return useMemo(() => {
    if (!post) return { refusal: memeNotFound }
    const { id, isSensitive, meme, author } = post
    if (!meme) return { refusal: memeIsNoMeme }
    if (!meme.isRemixable && author.id !== viewerUserId) return { refusal: memeNotRemixable }
    if (viewerUserId === undefined && hasHiddenImage(meme)) return { refusal: memePicturesForMembers }
    return { opening: openingOf(meme, { id, author: `@${author.username}`, isSensitive }) }
  }, [post, viewerUserId])
}

/** Visitors do not get the pictures that members can use in remixes. */
function hasHiddenImage({ background, layers }: Meme): boolean {
  return [background, ...layers].some((part) => 'mediaId' in part && part.mediaId && !part.image)
}

function openingOf(meme: Meme, remixOf: Opening['remixOf']): Opening {
  const { width, height, background, layers } = meme
  return {
    document: fromMemeDocument({
      width,
      height,
      background: backgroundOf(background),
      backgroundAdjustments: adjustmentsOf(meme.backgroundAdjustments),
      layers: layers.flatMap((layer) => contentOf(layer)),
    }),
    remixOf,
    remoteImages: [background, ...layers].flatMap((part) => remoteImageOf(part)),
  }
}

/** An image that was deleted or may not be remixed is replaced by white. */
function backgroundOf({ template, mediaId, image, color }: Meme['background']): MemeBackground {
  if (template) return { templateSlug: template.slug }
  if (mediaId && image) return { mediaId }
  return { color: color ?? '#ffffff' }
}

function contentOf(layer: Meme['layers'][number]): MemeLayer[] {
  if (layer.__typename === 'MemeTextLayer') {
    const { __typename: _, ...text } = layer
    return [{ text: { ...text, size: text.size ?? null } }]
  }
  if (layer.__typename === 'MemeStickerLayer') {
    const { __typename: _, ...sticker } = layer
    return [{ sticker: { ...sticker, adjustments: adjustmentsOf(layer.adjustments) } }]
  }
  if (layer.__typename === 'MemePenLayer') {
    const { __typename: _, strokes, ...box } = layer
    return [
      { pen: { strokes: strokes.map((stroke) => ({ ...stroke, points: [...stroke.points] })), ...box } },
    ]
  }
  if (layer.__typename !== 'MemeImageLayer' || !layer.image) return []
  const { __typename: _, image: __, ...image } = layer
  return [{ image: { ...image, adjustments: adjustmentsOf(layer.adjustments) } }]
}

function adjustmentsOf(
  adjustmentsRef: useRemixedMeme_adjustments$key | null | undefined,
): Adjustments | null {
  const adjustments = readInlineData(
    graphql`
      fragment useRemixedMeme_adjustments on MemeAdjustments @inline {
        crop {
          x
          y
          width
          height
          shape
        }
        isFlipped
        opacity
        effect
      }
    `,
    adjustmentsRef,
  )
  return adjustments
    ? { ...adjustments, crop: adjustments.crop ?? null, effect: adjustments.effect ?? null }
    : null
}

function remoteImageOf(part: Meme['background'] | Meme['layers'][number]): RemoteImage[] {
  if (!('mediaId' in part) || !part.mediaId || !part.image) return []
  const { url, width, height } = part.image
  return [{ mediaId: part.mediaId, href: url, width, height }]
}
