import { useMemo, useState } from 'react'
import type { PreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router-dom'
import type { makeLoaderQuery } from '#client/__generated__/makeLoaderQuery.graphql.ts'
import type { makeLoaderRemixQuery } from '#client/__generated__/makeLoaderRemixQuery.graphql.ts'
import { documentOfTemplate } from '#client/features/meme-editor/editor-document.ts'
import { findTemplate } from '#client/features/meme-editor/template-files.ts'
import { useRemixedMeme } from '#client/features/meme-editor/useRemixedMeme.ts'
import { paths } from '#client/paths.ts'
import { QueryBoundary } from '#client/relay/QueryBoundary.tsx'
import { useRouteQuery } from '#client/relay/useRouteQuery.ts'
import { ScreenNotice } from '#client/routes/ScreenNotice.tsx'
import { VisitorContext } from '#client/session/useRequireSignIn.ts'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import { LoadingScreen } from '#client/ui/LoadingScreen.tsx'
import { messages } from '#rules/messages.ts'
import { memeNotFound, memeTemplateNotFound } from '#client/features/meme-editor/messages.ts'
import { Editor, type ViewerReference } from './Editor.tsx'
import { type makeLoader, makeQuery, remixQuery } from './makeLoader.ts'

export function MakeRoute() {
  return (
    <VisitorContext value={useLoaderData<typeof makeLoader>().isVisitor}>
      <QueryBoundary
        skeleton={<LoadingScreen />}
        error={{ title: messages.profileLoadFailed, headingLevel: 1 }}
      >
        <MakeScreen />
      </QueryBoundary>
    </VisitorContext>
  )
}

function MakeScreen() {
  const { template, isRemix, remix, viewer } = useLoaderData<typeof makeLoader>()
  // The editor replaces the URL of a remix that it has opened. Another screen would discard the selection and the focus.
  const [opened, setOpened] = useState(remix)
  if (remix && remix !== opened) setOpened(remix)
  if (isRemix && !remix) return <NothingToOpen message={memeNotFound} />
  if (opened && template === null)
    return <RemixScreen remix={opened} isOpened={remix === null} viewer={viewer} />
  return <TemplateScreen slug={template} viewer={viewer} />
}

function TemplateScreen({ slug, viewer }: ViewerReference & { slug: string | null }) {
  const template = slug === null ? undefined : findTemplate(slug)
  const opening = useMemo(
    () => (template ? { document: documentOfTemplate(template), remixOf: null, remoteImages: [] } : null),
    [template],
  )
  if (slug !== null && !template) return <NothingToOpen message={memeTemplateNotFound} />
  return <Editor viewer={viewer} opening={opening} />
}

type RemixScreenProps = ViewerReference & { remix: PreloadedQuery<makeLoaderRemixQuery>; isOpened: boolean }

function RemixScreen({ remix, isOpened, viewer }: RemixScreenProps) {
  const { viewer: member } = useRouteQuery<makeLoaderQuery>(makeQuery, viewer)
  const { sharedPost } = useRouteQuery<makeLoaderRemixQuery>(remixQuery, remix)
  const remixed = useRemixedMeme(sharedPost, member?.user.id)
  if (isOpened) return <Editor viewer={viewer} opening={null} />
  if ('refusal' in remixed) return <NothingToOpen message={remixed.refusal} />
  return <Editor viewer={viewer} opening={remixed.opening} />
}

function NothingToOpen({ message }: { message: string }) {
  return (
    <main id="main" tabIndex={-1}>
      <ScreenNotice title={message} action={<ButtonLink to={paths.make}>Make a new meme</ButtonLink>} />
    </main>
  )
}
