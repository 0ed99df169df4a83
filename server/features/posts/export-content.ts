import type { Media } from '#server/generated/prisma/client.ts'
import { mediaUrl } from '#server/features/media/media-view.ts'
import { uploadSchema } from '#server/features/media/upload-json.ts'
import { countField, dateTimeField } from '#server/platform/rest/fields.ts'
import { postSchema } from './post-json.ts'

/** The fields that exported posts and comments have in common. */
export const exportedContentShape = {
  text: postSchema.shape.title,
  media: uploadSchema.pick({ url: true, altText: true, width: true, height: true }).nullable(),
  likes: countField('The number of likes.'),
  dislikes: countField('The number of dislikes.'),
  createdAt: dateTimeField('The time of creation.'),
}

type Content = { text: string; media: Media | null; likeCount: number; dislikeCount: number; createdAt: Date }

export function exportContent({ text, media, likeCount, dislikeCount, createdAt }: Content) {
  return {
    text,
    media: media && {
      url: mediaUrl(media),
      altText: media.altText,
      width: media.width,
      height: media.height,
    },
    likes: likeCount,
    dislikes: dislikeCount,
    createdAt,
  }
}
