const SLOTS = ['metadata', 'description', 'root'] as const
const HEAD_END = '</head>'
const MODULE_SCRIPTS = /<script type="module"[^>]*><\/script>\s*/g

type SlotContent = Partial<Record<(typeof SLOTS)[number], string>> & {
  /** The HTML is added at the end of the head. */
  head?: string
}

/**
 * The built index.html. Comments mark its slots with their default content:
 * `<!-- slot:root -->…<!-- /slot:root -->`.
 */
export class PageTemplate {
  readonly html: string
  /** The elements of the modules that start the client. */
  readonly moduleScripts: string
  readonly #htmlWithoutModules: string

  constructor(html: string) {
    if (!html.includes(HEAD_END)) throw new Error('index.html has no head')
    for (const slot of SLOTS) this.#find(html, slot)
    this.html = html
    this.moduleScripts = (html.match(MODULE_SCRIPTS) ?? []).join('').trim()
    this.#htmlWithoutModules = html.replace(MODULE_SCRIPTS, '')
  }

  /** Returns the page with the given content in some of its slots. */
  withSlots(content: SlotContent): string {
    return this.#fill(this.html, content)
  }

  /** Like `withSlots`, for pages that load the module scripts themselves. */
  withoutModules(content: SlotContent): string {
    return this.#fill(this.#htmlWithoutModules, content)
  }

  #fill(html: string, { head = '', ...slots }: SlotContent): string {
    let page = html.replace(HEAD_END, () => head + HEAD_END)
    for (const slot of SLOTS) {
      const content = slots[slot]
      if (content === undefined) continue
      const { start, end } = this.#find(page, slot)
      page = page.slice(0, start) + content + page.slice(end)
    }
    return page
  }

  #find(html: string, slot: string) {
    const marker = `<!-- slot:${slot} -->`
    const start = html.indexOf(marker)
    const end = html.indexOf(`<!-- /slot:${slot} -->`)
    if (start < 0 || end < start) throw new Error(`index.html has no slot "${slot}"`)
    return { start: start + marker.length, end }
  }
}
