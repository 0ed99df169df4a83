import SearchX from 'lucide-react/icons/search-x'
import { ScreenNotice } from '#client/features/layout/ScreenNotice.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'

export function PostNotFound({ message }: { message: string }) {
  return (
    <ScreenNotice
      title={message}
      icon={<SearchX aria-hidden="true" />}
      action={<ButtonLink to={paths.landing}>Go Back Home</ButtonLink>}
    />
  )
}
