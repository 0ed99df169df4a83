import type { ReactNode } from 'react'
import type { PreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router-dom'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { ProfileMissing } from '#client/routes/ProfileMissing.tsx'
import { PageSpinner } from '#client/ui/PageSpinner.tsx'
import { messages } from '#rules/messages.ts'

type ViewerQuery = OperationType & { readonly response: { readonly viewer: object | null | undefined } }

type LoadedSectionProps<TQuery extends ViewerQuery> = {
  /** The query that the loader started for this section. */
  query: GraphQLTaggedNode
  children: (data: TQuery['response']) => ReactNode
}

/** A section of the settings that loads data. */
export function LoadedSection<TQuery extends ViewerQuery>(props: LoadedSectionProps<TQuery>) {
  return (
    <QueryBoundary
      skeleton={<PageSpinner label="Loading your account" />}
      error={{ title: messages.profileLoadFailed }}
    >
      <SectionContent {...props} />
    </QueryBoundary>
  )
}

function SectionContent<TQuery extends ViewerQuery>({ query, children }: LoadedSectionProps<TQuery>) {
  const data = useRouteQuery<TQuery>(query, useLoaderData<PreloadedQuery<TQuery>>())
  return data.viewer ? children(data) : <ProfileMissing />
}
