// Measures the built site: JavaScript, Lighthouse, interactions and a long scroll: npm run bench:web -- --only scroll
/* oxlint-disable no-console -- the command prints its measurements */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { circumstances, writePart } from './measure/report.ts'
import { interactionTable } from './site/interactions.ts'
import { javascriptTable } from './site/javascript.ts'
import { LIGHTHOUSE_VERSION, lighthouseTable } from './site/lighthouse.ts'
import { openLongFeed, type LongFeed } from './site/long-feed.ts'
import { scrollFeed } from './site/scroll.ts'

const DIRECTORY = path.resolve(process.env['DATA_DIR'] ?? '.data', '.bench')
const { only } = parseArgs({ options: { only: { type: 'string', default: '' } } }).values

const parts: Record<string, (feed: LongFeed) => Promise<string>> = {
  javascript: javascriptTable,
  lighthouse: async ({ url, cookie, commentedPost }) => {
    const signedIn = { cookie: await cookie() }
    const pages = [
      { name: 'landing', url: `${url}/` },
      { name: 'feed', url: `${url}/m/account/feed`, ...signedIn },
      { name: 'post', url: `${url}/post/${await commentedPost()}`, ...signedIn },
      { name: 'search', url: `${url}/search?q=monday`, ...signedIn },
      { name: 'editor', url: `${url}/make/two-paths`, ...signedIn },
    ]
    const table = await lighthouseTable(DIRECTORY, pages, console.log)
    return table
      ? `Lighthouse ${LIGHTHOUSE_VERSION}, a phone, the median of three runs:\n\n${table}`
      : 'Lighthouse was out of reach.'
  },
  interactions: ({ url }) => interactionTable(url),
  scroll: ({ url }) => scrollFeed(url),
}

const when = await circumstances()
const feed = await openLongFeed(DIRECTORY)
try {
  const measured: string[] = []
  for (const [name, measure] of Object.entries(parts)) {
    if (!name.includes(only)) continue
    console.log(`Measuring: ${name}`)
    measured.push(await measure(feed))
  }
  const report = [`${when}.`, ...measured].join('\n\n')
  console.log(report)
  if (only === '') await writePart('site', report)
} finally {
  await feed.close()
}
