import Hash from 'lucide-react/icons/hash'
import { paths } from '#client/paths.ts'
import { GoBackButton } from '#client/routes/GoBack.tsx'
import { ScreenNotice } from '#client/routes/ScreenNotice.tsx'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import { isolate } from '#rules/isolate.ts'

/** Shown for a tag that no post has. */
export function TagNotUsed({ name }: { name: string }) {
  return (
    <ScreenNotice
      title={`No posts use ${isolate(`#${name}`)} yet`}
      icon={<Hash aria-hidden="true" />}
      action={
        <>
          <ButtonLink to={`${paths.search}?q=${encodeURIComponent(`#${name}`)}`}>
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
