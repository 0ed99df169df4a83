import path from 'node:path'
import type { Rolldown } from 'vite'

type Context = Rolldown.ChunkingContext

const roots = {
  start: ['main.tsx'],
  site: ['features/site/SitePage.tsx', 'features/site/sample-data.ts'],
  landing: ['routes/landing/LandingRoute.tsx'],
  account: ['routes/login/LoginRoute.tsx', 'routes/register/RegisterRoute.tsx'],
  app: ['app/AppLayout.tsx'],
  member: [
    'app/MemberOrVisitorLayout.tsx',
    'app/shellLoader.ts',
    'app/Shell.tsx',
    'routes/feed/feedLoader.ts',
    'routes/feed/FeedRoute.tsx',
  ],
}
type Need = keyof typeof roots

/**
 * The chunks by the screens that need them: a first visit fetches few files, and the landing page nothing that only members need.
 * A module belongs to the first chunk that matches; the bundler decides about the others.
 */
export const chunks = [
  chunk('start', (needs) => needs('start')),
  chunk('common', (needs) => (needs('landing') || needs('site')) && (needs('app') || needs('member'))),
  chunk('site', (needs) => needs('site')),
  chunk('app', (needs) => needs('app') || (needs('account') && needs('member'))),
  chunk('member', (needs) => needs('member')),
].map((group, index, { length }) => ({ ...group, priority: length - index }))

function chunk(name: string, takes: (needs: (who: Need) => boolean) => boolean) {
  return {
    debugName: name,
    name: (id: string, context: Context) =>
      takes((who) => modulesNeededBy(who, context).has(id)) ? name : null,
  }
}

const known = new Map<Need, Set<string>>()

function modulesNeededBy(who: Need, context: Context): Set<string> {
  const found = known.get(who) ?? new Set<string>()
  if (known.has(who)) return found
  known.set(who, found)
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) visit(imported)
  }
  for (const root of roots[who]) {
    const id = path.join(import.meta.dirname, '..', root)
    if (!context.getModuleInfo(id))
      throw new Error(`client/build/chunks.ts lists ${root}, which is not part of the build`)
    visit(id)
  }
  return found
}
