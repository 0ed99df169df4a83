import { expect } from 'vitest'

/** The commands of a document and the output that it shows for them. */
export type Step = { script: string; shown: { language: 'json' | 'text'; content: string } | null }

/** The sh blocks of a Markdown text, each with the json or text block that follows it. */
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
 * JSON must have at least the shown keys and values; text must contain each shown line. `…` matches anything, and a number
 * matches any number.
 */
export async function expectShown({ language, content }: NonNullable<Step['shown']>, output: () => string) {
  if (language === 'json') {
    const shown: unknown = JSON.parse(content)
    expect({ output: parse(output()) }).toMatchObject({ output: likeness(shown) })
    return
  }
  for (const line of content.trimEnd().split('\n'))
    // Background processes write at any time.
    await expect.poll(output, { timeout: 10_000 }).toMatch(pattern(line))
}

function likeness(shown: unknown): unknown {
  if (typeof shown === 'string') return shown.includes('…') ? expect.stringMatching(pattern(shown)) : shown
  if (typeof shown === 'number') return expect.any(Number)
  if (Array.isArray(shown)) return shown.map(likeness)
  if (typeof shown !== 'object' || shown === null) return shown
  return Object.fromEntries(Object.entries(shown).map(([key, value]) => [key, likeness(value)]))
}

/** Matches a whole line. */
function pattern(shown: string): RegExp {
  const parts = shown.split('…').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}\r?$`, 'm')
}

/** Shows output that is not JSON with its differences. */
function parse(output: string): unknown {
  try {
    return JSON.parse(output)
  } catch {
    return output
  }
}
