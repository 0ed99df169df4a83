import { useImperativeHandle, useMemo, useState, type Ref } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import type { MemberTabLikedQuery } from '#client/__generated__/MemberTabLikedQuery.graphql.ts'
import type { MemberTabQuery } from '#client/__generated__/MemberTabQuery.graphql.ts'
import { MemberComments } from '#client/features/comments/MemberComments.tsx'
import { LikedPosts } from '#client/features/reactions/LikedPosts.tsx'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { useRefresh } from '#client/relay/useRefresh.ts'
import { PageSpinner } from '#client/ui/PageSpinner.tsx'
import { FRESH_SECONDS } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { MemberMemes } from './MemberMemes.tsx'

const query = graphql`
  query MemberTabQuery($userId: UUID!, $memes: Boolean!) @throwOnFieldError {
    user(id: $userId) {
      ...MemberMemes_user @include(if: $memes) @alias
      ...MemberComments_user @skip(if: $memes) @alias
    }
  }
`
const likedQuery = graphql`
  query MemberTabLikedQuery @throwOnFieldError {
    viewer {
      ...LikedPosts_viewer
    }
  }
`
const noVariables = {}

type MemberTabProps = {
  userId: string
  tab: 'memes' | 'comments' | 'liked'
  labelledBy: string
  /** Receives a function that fetches the list again. */
  refreshRef: Ref<() => Promise<void>>
}

/** A list of a profile that is loaded when its tab is selected. */
export function MemberTab(props: MemberTabProps) {
  const [attempt, setAttempt] = useState(0)
  return (
    <QueryBoundary
      query={{ key: attempt, reload: () => setAttempt((last) => last + 1) }}
      skeleton={<PageSpinner label="Loading..." />}
      error={{ title: messages.somethingWrong }}
    >
      {props.tab === 'liked' ? (
        <Liked {...props} attempt={attempt} />
      ) : (
        <MemesOrComments {...props} attempt={attempt} />
      )}
    </QueryBoundary>
  )
}

type LoadedTabProps = MemberTabProps & { attempt: number }

function MemesOrComments({ userId, tab, labelledBy, ...props }: LoadedTabProps) {
  const variables = useMemo(() => ({ userId, memes: tab === 'memes' }), [userId, tab])
  const { user } = useTabQuery<MemberTabQuery>(query, variables, props)
  return (
    <>
      {user?.MemberMemes_user && <MemberMemes user={user.MemberMemes_user} />}
      {user?.MemberComments_user && (
        <MemberComments user={user.MemberComments_user} labelledBy={labelledBy} />
      )}
    </>
  )
}

function Liked({ labelledBy, ...props }: LoadedTabProps) {
  const { viewer } = useTabQuery<MemberTabLikedQuery>(likedQuery, noVariables, props)
  return viewer && <LikedPosts viewer={viewer} labelledBy={labelledBy} />
}

function useTabQuery<TQuery extends OperationType>(
  tabQuery: GraphQLTaggedNode,
  variables: TQuery['variables'],
  { attempt, refreshRef }: Pick<LoadedTabProps, 'attempt' | 'refreshRef'>,
): TQuery['response'] {
  const data = useLazyLoadQuery<TQuery>(tabQuery, variables, { fetchKey: attempt })
  const refresh = useRefresh(tabQuery, variables, FRESH_SECONDS.posts)
  useImperativeHandle(refreshRef, () => refresh, [refresh])
  return data
}
