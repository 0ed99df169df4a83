import { expect } from 'vitest'

/** Commands that a text tells its reader to run, and what it shows below them of their output. */
export type Step = { script: string; shown: { language: 'json' | 'text'; content: string } | null }

/** The blocks of a Markdown text that are fenced as sh, each with the block of json or text that follows it. */
export function readSteps(markdown: string): Step[] {
  const steps: Step[] = []
  for (const [, language, content = ''] of markdown.matchAll(/^```(\w+)\n(.*?)^```$/gms)) {
    const step = steps.at(-1)
    if (language === 'sh') steps.push({ script: content, shown: null })
    else if (step && (language === 'json' || language === 'text')) step.shown = { language, content }
  }
  return steps
}

/**
 * JSON has at least the keys that are shown, and what is shown of their values; of text each line that is shown is there.
 * `…` stands for anything, and any number for any other.
 */
export async function expectShown({ language, content }: NonNullable<Step['shown']>, output: () => string) {
  if (language === 'json') {
    const shown: unknown = JSON.parse(content)
    expect({ output: parse(output()) }).toMatchObject({ output: likeness(shown) })
    return
  }
  for (const line of content.trimEnd().split('\n'))
    // What was started in the background writes when it comes to it.
    await expect.poll(output, { timeout: 10_000 }).toMatch(pattern(line))
}

function likeness(shown: unknown): unknown {
  if (typeof shown === 'string') return shown.includes('…') ? expect.stringMatching(pattern(shown)) : shown
  if (typeof shown === 'number') return expect.any(Number)
  if (Array.isArray(shown)) return shown.map(likeness)
  if (typeof shown !== 'object' || shown === null) return shown
  return Object.fromEntries(Object.entries(shown).map(([key, value]) => [key, likeness(value)]))
}

/** A whole line. */
function pattern(shown: string): RegExp {
  const parts = shown.split('…').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}\r?$`, 'm')
}

/** Output that is no JSON is shown as it is where they differ. */
function parse(output: string): unknown {
  try {
    return JSON.parse(output)
  } catch {
    return output
  }
}
