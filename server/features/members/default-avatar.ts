import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from '#rules/memes/artwork-files.ts'

const COLORS = ['#ffdcc8', '#ffe9b0', '#d3f0dc', '#d3e8ff', '#e7deff', '#ffd9e1', '#cdeeee', '#efe3d3']
/** Drawings start with a square in their own colour. */
const BACKGROUND = /(<rect [^>]*fill=")#\w{6}"/

const folder = projectFolder('rules/avatars')
const CAST: ReadonlyMap<string, string> = new Map(
  readdirSync(folder)
    .toSorted()
    .map((file) => [path.parse(file).name, readFileSync(path.join(folder, file), 'utf8')]),
)
const NAMES = [...CAST.keys()]

/** Returns a path on this origin with the colour and the drawing of the member, who never change. */
export function defaultAvatarUrl({ id }: { id: string }): string {
  // The last digits of a UUID are random; the first contain the time.
  const number = Number.parseInt(id.slice(-6), 16)
  const name = NAMES[Math.floor(number / COLORS.length) % NAMES.length]
  return `/media/avatar/${number % COLORS.length}/${name}.svg`
}

/** Returns null for an unknown colour or drawing. */
export function renderDefaultAvatar(color: number, name: string): string | null {
  const background = COLORS[color]
  const drawing = CAST.get(name)
  return background && drawing ? drawing.replace(BACKGROUND, `$1${background}"`) : null
}
