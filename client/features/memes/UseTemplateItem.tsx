import LayoutTemplate from 'lucide-react/icons/layout-template'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { UseTemplateItemQuery } from '#client/__generated__/UseTemplateItemQuery.graphql.ts'
import { paths } from '#client/paths.ts'
import { MenuItem } from '#client/ui/MenuItem.tsx'

/** Opens the template of a picture in the editor, if it has one. Loads its data when the menu opens. */
export function UseTemplateItem({ postId }: { postId: string }) {
  const { node } = useLazyLoadQuery<UseTemplateItemQuery>(
    graphql`
      query UseTemplateItemQuery($postId: ID!) @throwOnFieldError {
        node(id: $postId) {
          ... on Post {
            meme {
              template {
                slug
              }
            }
          }
        }
      }
    `,
    { postId },
  )
  const template = node?.meme?.template
  return (
    template && (
      <MenuItem label="Use this template" icon={LayoutTemplate} to={paths.makeWith(template.slug)} />
    )
  )
}
