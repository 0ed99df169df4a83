import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { findChromium } from '#tests/support/find-chromium.ts'
import { fetchTool } from '../peers/tools.ts'

/** The newest version that supports all Node.js versions of this project. */
export const LIGHTHOUSE_VERSION = '12.8.2'

const scoreSchema = z.object({ score: z.number().nullable() })
const resultSchema = z.object({
  lhr: z.object({
    runtimeError: z.object({ message: z.string() }).optional(),
    categories: z.record(z.string(), scoreSchema),
    audits: z.record(z.string(), z.object({ displayValue: z.string().optional() })),
  }),
})

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const AUDITS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
]

type Page = { name: string; url: string; cookie?: string }

type Result = z.infer<typeof resultSchema>['lhr']

const RUNS = 3
/** Sometimes Lighthouse loses the start of its trace and asks for another run. */
const TRIES = 6

/** The run with the median performance among those that succeeded. */
async function medianRun(run: () => Promise<Result>): Promise<Result> {
  const results: Result[] = []
  for (let tries = 0; tries < TRIES && results.length < RUNS; tries += 1) {
    const result = await run()
    if (!result.runtimeError) results.push(result)
  }
  const performance = ({ categories }: Result) => categories['performance']?.score ?? 0
  const median = results.sort((one, other) => performance(one) - performance(other))[results.length >> 1]
  if (!median) throw new Error('Lighthouse did not succeed once')
  return median
}

/**
 * The default phone on a simulated slow network, the median of three runs, one table row per page. Null if Lighthouse cannot be
 * installed.
 */
export async function lighthouseTable(
  directory: string,
  pages: Page[],
  say: (line: string) => void,
): Promise<string | null> {
  const installed = await fetchTool(directory, 'lighthouse', LIGHTHOUSE_VERSION, say)
  if (!installed) return null
  const load = (file: string) => import(pathToFileURL(path.join(installed, file)).href)
  const { default: lighthouse } = await load('core/index.js')
  const { launch } = await load('../chrome-launcher/dist/index.js')
  const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu']
  const chrome = await launch({ chromePath: await findChromium(), chromeFlags, logLevel: 'silent' })
  try {
    const lines: string[] = []
    for (const { name, url, cookie } of pages) {
      const extraHeaders = cookie ? { Cookie: cookie } : {}
      const flags = { port: chrome.port, onlyCategories: CATEGORIES, extraHeaders, logLevel: 'silent' }
      const lhr = await medianRun(async () => resultSchema.parse(await lighthouse(url, flags)).lhr)
      const scores = CATEGORIES.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100))
      const values = AUDITS.map((audit) => lhr.audits[audit]?.displayValue ?? '–')
      lines.push(`| ${[name, ...scores, ...values].join(' | ')} |`)
    }
    const head = ['page', ...CATEGORIES, 'first paint', 'largest paint', 'blocking', 'shift']
    return [`| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`, ...lines].join('\n')
  } finally {
    chrome.kill()
  }
}
