import { graphql, useFragment } from 'react-relay/hooks'
import type { HotMemes_query$key } from '#client/__generated__/HotMemes_query.graphql.ts'
import { PostGrid } from '#client/features/posts/PostGrid.tsx'
import { DashboardSection } from './DashboardSection.tsx'

const PICTURES_SHOWN = 9

/** The pictures of the best posts of today, or of the week if today has too few. */
export function HotMemes({ query }: { query: HotMemes_query$key }) {
  const { today, week } = useFragment(
    graphql`
      fragment HotMemes_query on Query @throwOnFieldError {
        today: topPosts(period: DAY, first: 30) {
          edges {
            node {
              media {
                __typename
              }
              ...PostGrid_posts
            }
          }
        }
        week: topPosts(period: WEEK, first: 50) {
          edges {
            node {
              media {
                __typename
              }
              ...PostGrid_posts
            }
          }
        }
      }
    `,
    query,
  )
  const ofToday = picturesOf(today)
  const isOfToday = ofToday.length === PICTURES_SHOWN
  const pictures = isOfToday ? ofToday : picturesOf(week)
  if (pictures.length === 0) return null
  return (
    <DashboardSection title={isOfToday ? 'Hot memes today' : 'Hot memes this week'} isFlush>
      <PostGrid posts={pictures} isMosaic />
    </DashboardSection>
  )
}

function picturesOf<TPost extends { media: unknown }>(posts: { edges: readonly { node: TPost }[] }): TPost[] {
  return posts.edges
    .map(({ node }) => node)
    .filter(({ media }) => media)
    .slice(0, PICTURES_SHOWN)
}
