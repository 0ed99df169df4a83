import SearchX from 'lucide-react/icons/search-x'
import { ScreenNotice } from '#client/features/layout/ScreenNotice.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'

/** Stands where a post would be that is not there, or no longer. */
export function NoPost({ message }: { message: string }) {
  return (
    <ScreenNotice
      title={message}
      icon={<SearchX aria-hidden="true" />}
      action={<ButtonLink to={paths.landing}>Go Back Home</ButtonLink>}
    />
  )
}
