import type { FollowTagButton_tag$key } from '#client/__generated__/FollowTagButton_tag.graphql.ts'
import { FollowTagButton } from '#client/features/tags/FollowTagButton.tsx'
import { paths } from '#client/paths.ts'
import { GoBackButton } from '#client/routes/GoBack.tsx'
import { ScreenNotice } from '#client/routes/ScreenNotice.tsx'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import { isolate } from '#rules/isolate.ts'
import { tagNameOf } from '#rules/tag-rules.ts'

type TagNotUsedProps = { name: string; tag: FollowTagButton_tag$key | null }

/** Shown for a tag that no post has. Members can follow it, if the name can be a tag. */
export function TagNotUsed({ name, tag }: TagNotUsedProps) {
  return (
    <ScreenNotice
      title={`No posts use ${isolate(`#${name}`)} yet`}
      cast="cactus"
      action={
        <>
          {tagNameOf(name) !== undefined && <FollowTagButton name={name} tag={tag} />}
          <ButtonLink variant="secondary" to={`${paths.search}?q=${encodeURIComponent(`#${name}`)}`}>
            Search for this tag
          </ButtonLink>
          <GoBackButton />
        </>
      }
    >
      Be the first to post with it, or search for similar tags and posts.
    </ScreenNotice>
  )
}
