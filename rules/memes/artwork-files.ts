import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from '#rules/zod.ts'
import { DrawingError, parseDrawing } from './drawing.ts'

/** The file names, without their ending, are the names in documents and URLs. */
const NAME = /^(?=.{1,60}$)[a-z0-9]+(-[a-z0-9]+)*$/

/** The sources and dist/server are in different folders of the project. `name` is relative to its root. */
export function projectFolder(name: string, directory = import.meta.dirname): string {
  const folder = path.join(directory, name)
  if (existsSync(folder)) return folder
  const parent = path.dirname(directory)
  if (parent === directory) throw new Error(`No parent directory contains ${name}`)
  return projectFolder(name, parent)
}

/** The field `drawing` of the schemas of JSON files contains the SVG file of the same name. */
export const drawingSchema = z.strictObject({
  name: z.string(),
  svg: z.string(),
  width: z.number(),
  height: z.number(),
})

/**
 * Reads a folder with an SVG and a JSON file for each drawing, in the order of their names. Throws an error that names the file and
 * the field of everything that is invalid.
 */
export function readArtwork<Artwork>(folder: string, schema: z.ZodType<Artwork>): Artwork[] {
  const files = readdirSync(folder).filter((file) => /\.(svg|json)$/.test(file))
  const names = [...new Set(files.map((file) => path.parse(file).name))].toSorted()
  const errors: string[] = []
  const artworks = names.flatMap((name) => {
    try {
      return [readItem(path.join(path.relative('', folder), name), name, schema)]
    } catch (error) {
      if (!(error instanceof ArtworkError)) throw error
      errors.push(error.message)
      return []
    }
  })
  if (errors.length > 0) throw new Error(errors.join('\n'))
  return artworks
}

class ArtworkError extends Error {}

/** `file` has no ending. */
function readItem<Artwork>(file: string, name: string, schema: z.ZodType<Artwork>): Artwork {
  if (!NAME.test(name)) throw new ArtworkError(`${file}: the name must consist of a-z, 0-9 and hyphens`)
  const drawing = parseFile(`${file}.svg`, parseDrawing)
  const details = parseFile(`${file}.json`, (text) =>
    z.record(z.string(), z.unknown()).parse(JSON.parse(text)),
  )
  const { success, data, error } = schema.safeParse({ ...details, drawing: { name, ...drawing } })
  if (success) return data
  throw new ArtworkError(error.issues.map((issue) => `${file}.json: ${describe(issue)}`).join('\n'))
}

function describe({ path: field, message }: z.core.$ZodIssue): string {
  return field.length > 0 ? `${z.core.toDotPath(field)}: ${message}` : message
}

function parseFile<Content>(file: string, parse: (text: string) => Content): Content {
  if (!existsSync(file)) throw new ArtworkError(`${file}: the file is missing`)
  const text = readFileSync(file, 'utf8')
  try {
    return parse(text)
  } catch (error) {
    if (error instanceof DrawingError || error instanceof SyntaxError)
      throw new ArtworkError(`${file}: ${error.message}`)
    throw error
  }
}
