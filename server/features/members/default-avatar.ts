/**
 * The background, the shape and the letters. The letters have a contrast of at least 4.5:1 on both, so that the
 * avatar is readable in every theme.
 */
const PALETTES = [
  ['#ffdcc8', '#ffb690', '#7a2a05'],
  ['#ffe9b0', '#ffd166', '#694200'],
  ['#d3f0dc', '#9fdcb6', '#0f5132'],
  ['#d3e8ff', '#a3cdff', '#0b3f7a'],
  ['#e7deff', '#cbb6ff', '#43208a'],
  ['#ffd9e1', '#ffabbc', '#86102f'],
  ['#cdeeee', '#93d7d7', '#0a4c50'],
  ['#efe3d3', '#d9c2a4', '#553a1a'],
] as const
const [DIRECTIONS, SIZE] = [8, 64]
/** Caches store an avatar permanently, so a new design needs new numbers. */
const DESIGNS = PALETTES.length * DIRECTIONS

const LETTER = String.raw`[\p{L}\p{N}]\p{M}{0,2}`
const FIRST_LETTER = new RegExp(LETTER, 'u')
const INITIALS = new RegExp(`^${LETTER}(?:${LETTER})?$`, 'u')
/** The initials of a name without letters. */
const NO_INITIALS = '-'

type AvatarOwner = { id: string; fullName: string; username: string }

/** Returns a path on this origin. The path contains the design and the initials, so it changes only with the name. */
export function defaultAvatarUrl(member: AvatarOwner): string {
  // The last digits of a UUID are random; the first contain the time.
  const design = Number.parseInt(member.id.slice(-6), 16) % DESIGNS
  return `/media/avatar/${design}/${encodeURIComponent(initialsOf(member))}.svg`
}

/** Returns the initials of the first and the last word. Scripts without upper case get one letter. */
export function initialsOf({ fullName, username }: Omit<AvatarOwner, 'id'>): string {
  const words = fullName.normalize('NFC').split(/\s+/u)
  const letters = words.flatMap((word) => FIRST_LETTER.exec(word)?.[0] ?? [])
  const [first = FIRST_LETTER.exec(username)?.[0], ...others] = letters
  if (!first) return NO_INITIALS
  const last = others.at(-1)
  return last && hasUpperCase(first) && hasUpperCase(last)
    ? toUpperCase(first) + toUpperCase(last)
    : toUpperCase(first)
}

/** Returns null for an unknown design and for invalid initials. The SVG contains only letters and digits of the URL. */
export function renderDefaultAvatar(design: number, initials: string): string | null {
  const palette = PALETTES[Math.floor(design / DIRECTIONS)]
  if (!palette || !(initials === NO_INITIALS || INITIALS.test(initials))) return null
  const [background, shape, foreground] = palette
  const angle = ((design % DIRECTIONS) / DIRECTIONS) * 2 * Math.PI
  const [large, small] = [centerAt(angle, 30), centerAt(angle + 2.6, 25)]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 ${SIZE} ${SIZE}">
<rect width="${SIZE}" height="${SIZE}" fill="${background}"/>
<circle ${large} r="27" fill="${shape}"/><circle ${small} r="8" fill="${shape}"/>
${initials === NO_INITIALS ? renderSmile(foreground) : renderInitials(initials, foreground)}
</svg>
`
}

function renderInitials(initials: string, color: string): string {
  return `<text x="32" y="32" dy=".355em" text-anchor="middle" fill="${color}" font-size="${initials.length > 1 ? 24 : 30}" font-weight="700" font-family="system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif">${initials}</text>`
}

function renderSmile(color: string): string {
  return `<path fill="none" stroke="${color}" stroke-width="4" stroke-linecap="round" d="M20 27c2-4 7-4 9 0M35 27c2-4 7-4 9 0M21 38c5 8 17 8 22 0"/>`
}

function centerAt(angle: number, distance: number): string {
  const coordinate = (factor: number) => Math.round(SIZE / 2 + distance * factor)
  return `cx="${coordinate(Math.cos(angle))}" cy="${coordinate(Math.sin(angle))}"`
}

function hasUpperCase(letter: string): boolean {
  return letter.toUpperCase() !== letter.toLowerCase()
}

/** A letter whose upper case has two letters, such as "ß", stays unchanged. */
function toUpperCase(letter: string): string {
  const upper = letter.toUpperCase()
  return INITIALS.test(upper) && !/^\p{L}{2}/u.test(upper) ? upper : letter
}
