import { useCallback, useEffect } from 'react'
import { fetchQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay/hooks'
import { useNavigate } from 'react-router-dom'
import type { moderationLoaderCaseQuery } from '#client/__generated__/moderationLoaderCaseQuery.graphql.ts'
import type { moderationLoaderQuery } from '#client/__generated__/moderationLoaderQuery.graphql.ts'
import { CaseDetail } from '#client/features/moderation/CaseDetail.tsx'
import { casePath, casesPath } from '#client/features/moderation/case-paths.ts'
import { caseTitle } from '#client/features/moderation/case-title.ts'
import { caseLoadFailed, caseNotFound, noMoreCases } from '#client/features/moderation/messages.ts'
import { useCaseQueue } from '#client/features/moderation/useCaseQueue.ts'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { ScreenNotice } from '#client/routes/ScreenNotice.tsx'
import { SubscreenHeading } from '#client/routes/SubscreenHeading.tsx'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import { PageSpinner } from '#client/ui/PageSpinner.tsx'
import { useShortcut } from '#client/ui/shortcuts/shortcuts.ts'
import { notify } from '#client/ui/toast.ts'
import { caseQuery, casesQuery } from './moderationLoader.ts'
import { CheckRole } from './ModeratorsOnly.tsx'

const error = { title: caseLoadFailed, headingLevel: 1, action: <CheckRole /> } as const

type CaseScreenProps = {
  reference: PreloadedQuery<moderationLoaderCaseQuery>
  /** The list that it was opened from. */
  cases: PreloadedQuery<moderationLoaderQuery>
}

/** A case. After a decision the next one opens. */
export function CaseScreen(props: CaseScreenProps) {
  return (
    <QueryBoundary
      key={props.reference.variables.caseId}
      skeleton={<PageSpinner label="Loading the case" />}
      error={error}
    >
      <Content {...props} />
    </QueryBoundary>
  )
}

function Content({ reference, cases }: CaseScreenProps) {
  const environment = useRelayEnvironment()
  const { node } = useRouteQuery<moderationLoaderCaseQuery>(caseQuery, reference)
  const { caseId } = reference.variables
  const filter = cases.variables
  const { open, openUndecided } = useNeighbours(cases, caseId)
  useShortcut('j', () => open(1))
  useShortcut('k', () => open(-1))
  const refresh = useCallback(async () => {
    const options = { fetchPolicy: 'network-only' } as const
    await fetchQuery(environment, caseQuery, { caseId }, options).toPromise()
  }, [environment, caseId])
  const found = node?.case
  if (!found)
    return (
      <ScreenNotice
        title={caseNotFound}
        cast="ghost"
        action={<ButtonLink to={casesPath(filter)}>All cases</ButtonLink>}
      />
    )
  return (
    <>
      <SubscreenHeading
        parent={casesPath(filter)}
        subject={caseTitle(found.subject?.__typename, found.subjectAuthor?.username)}
      >
        Case
      </SubscreenHeading>
      <CaseDetail moderationCase={found} onDecided={openUndecided} refresh={refresh} />
    </>
  )
}

/** Opens other cases of the list. */
function useNeighbours(reference: PreloadedQuery<moderationLoaderQuery>, caseId: string) {
  const navigate = useNavigate()
  const filter = reference.variables
  const { edges, pagination } = useCaseQueue(useRouteQuery<moderationLoaderQuery>(casesQuery, reference))
  const ids = edges.map(({ node }) => node.id)
  const index = ids.indexOf(caseId)
  const { hasNext, isLoadingNext, loadNext } = pagination
  const isLast = index === ids.length - 1
  useEffect(() => {
    if (isLast && hasNext && !isLoadingNext) loadNext(20)
  }, [isLast, hasNext, isLoadingNext, loadNext])
  // The previous case stays one step back.
  const show = (id: string) => void navigate(casePath(id, filter), { replace: true })
  return {
    open: (step: 1 | -1) => {
      const id = ids[index + step]
      if (id !== undefined) show(id)
    },
    openUndecided: () => {
      const undecided = edges.filter(({ node }) => node.status === filter.status && node.id !== caseId)
      const next = undecided.find(({ node }) => ids.indexOf(node.id) > index) ?? undecided[0]
      if (next) return show(next.node.id)
      notify.success(noMoreCases)
      void navigate(casesPath(filter), { replace: true })
    },
  }
}
