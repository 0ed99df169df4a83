import path from 'node:path'
import { Piscina } from 'piscina'
import type { ErrorLog } from './meme-assets.ts'
import { MemeTooComplexError } from './rasterize-meme.ts'
import type { MemeDrawing } from './render-drawing.ts'
import type { Rendering } from './render-thread.ts'

/** Milliseconds after which an idle thread ends and its fonts are unloaded. */
const IDLE_TIMEOUT = 60_000
/** A thread that needs more ends without the server. Fonts and the largest meme take half of it. */
const MAX_HEAP_MEGABYTES = 512

// Node.js needs a loader for the TypeScript source. The built file is next to the server.
const [FILE, FLAGS] = import.meta.filename.endsWith('.ts')
  ? ['render-thread.ts', ['--import', 'tsx']]
  : ['render-thread.js', ['--enable-source-maps']]

/** Laying out the texts of a meme takes the processor as long as hundreds of other requests, so a thread does it. */
export function createRenderThread(log: ErrorLog) {
  const pool = new Piscina<MemeDrawing, Rendering>({
    filename: path.join(import.meta.dirname, FILE),
    name: 'render',
    execArgv: FLAGS,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_TIMEOUT,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MEGABYTES },
  })
  return {
    /** Throws MemeTooComplexError. */
    async render(drawing: MemeDrawing): Promise<string> {
      const rendering = await pool.run(drawing)
      if ('isTooComplex' in rendering) throw new MemeTooComplexError()
      for (const { fields, message } of rendering.errors) log.error(fields, message)
      return rendering.svg
    },
    close: () => pool.destroy(),
  }
}
