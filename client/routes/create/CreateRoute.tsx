import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useId } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { createLoaderQuery } from '#client/__generated__/createLoaderQuery.graphql.ts'
import { useComposer } from '#client/features/composer/ComposerProvider.tsx'
import { PostButton } from '#client/features/composer/PostButton.tsx'
import { PostComposer } from '#client/features/composer/PostComposer.tsx'
import { postGroupOf, type PostGroup } from '#client/features/drafts/post-group.ts'
import { TemplateShortcuts } from '#client/features/meme-editor/TemplateShortcuts.tsx'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { useGoBack } from '#client/routes/GoBack.tsx'
import { useKeyboardInset } from '#client/ui/browser/useKeyboardInset.ts'
import { useMediaQuery, WIDE_SCREEN } from '#client/ui/browser/useMediaQuery.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { PageSpinner } from '#client/ui/PageSpinner.tsx'
import { PageTitle } from '#client/ui/PageTitle.tsx'
import { PRODUCT_NAME } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import styles from './CreateRoute.module.css'
import { type createLoader, createQuery } from './createLoader.ts'

/** Covers the window of a phone, with the button at the top. */
export function CreateRoute() {
  const isWide = useMediaQuery(WIDE_SCREEN)
  const formId = useId()
  useKeyboardInset()
  return (
    <div data-covers-window className={styles.screen}>
      <PageTitle>{`Create post · ${PRODUCT_NAME}`}</PageTitle>
      <div className={styles.head}>
        <IconButton label="Close" className={styles.close} onClick={useGoBack()}>
          <X aria-hidden="true" />
        </IconButton>
        <h1 className={styles.heading}>Create post</h1>
        {!isWide && <PostButton form={formId} />}
      </div>
      <div className={styles.content}>
        <QueryBoundary
          skeleton={<PageSpinner label="Loading your account" />}
          error={{ title: messages.profileLoadFailed }}
        >
          <CreateScreen formId={isWide ? undefined : formId} />
        </QueryBoundary>
      </div>
    </div>
  )
}

/** `formId` is set if the button is outside of the form. */
function CreateScreen({ formId }: { formId: string | undefined }) {
  const query = useRouteQuery<createLoaderQuery>(createQuery, useLoaderData<typeof createLoader>())
  usePresetGroup(postGroupOf(query.group))
  return (
    <PostComposer user={query.viewer?.user} variant="screen" id={formId}>
      <TemplateShortcuts query={query} />
    </PostComposer>
  )
}

/** Chooses the group once, so that the member can change it. */
function usePresetGroup(group: PostGroup | null): void {
  const { change } = useComposer()
  const id = group?.id
  const choose = useEffectEvent(() => group && change({ group }))
  useEffect(() => {
    if (id !== undefined) choose()
  }, [id])
}
