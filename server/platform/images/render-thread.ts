import { MemeTooComplexError } from './rasterize-meme.ts'
import { renderDrawing, type MemeDrawing } from './render-drawing.ts'

/** The class of an error is lost between threads. The server logs the errors. */
export type Rendering = { svg: string; errors: Logged[] } | { isTooComplex: true }
type Logged = { fields: object; message: string }

/** Runs in a thread of its own: see render-in-thread.ts. */
export async function render(drawing: MemeDrawing): Promise<Rendering> {
  const errors: Logged[] = []
  const log = { error: (fields: object, message: string) => void errors.push({ fields, message }) }
  try {
    return { svg: await renderDrawing(drawing, log), errors }
  } catch (error) {
    if (error instanceof MemeTooComplexError) return { isTooComplex: true }
    throw error
  }
}
