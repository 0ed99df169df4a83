import { face, type Mood } from './face.ts'
import { blob, group, inked, path, polygon, stroke } from './svg.ts'
import { behind, ears, snout, upon } from './critter-parts.ts'
import { critters, type Critter, type CritterName } from './critters.ts'

export function furOf(name: CritterName): string {
  return critters[name].fur
}

/** Draws a head of about 260 by 240 around the origin. */
export function critterHead(name: CritterName, mood: Mood): string {
  const critter: Critter = critters[name]
  return (
    behind(critter) +
    ears(critter) +
    blob([0, -104, 92, -78, 122, 0, 96, 78, 0, 106, -96, 78, -122, 0, -92, -78], inked(critter.fur)) +
    upon(critter) +
    group(
      { y: critter.ears === 'bulges' ? -80 : -14 },
      face(mood, { gap: critter.gap ?? 50, mouth: false, ink: critter.ink }),
    ) +
    snout(critter, mood)
  )
}

/** Draws head and shoulders above the origin, about 300 wide and 420 tall. */
export function critterBust(name: CritterName, mood: Mood, coat: string, tie?: string): string {
  const critter: Critter = critters[name]
  return (
    path('M-160 0V-90Q-150 -170 -60 -176H60Q150 -170 160 -90V0Z', inked(coat)) +
    (tie === undefined
      ? path('M-60 -176Q0 -120 60 -176', inked(critter.fur))
      : polygon([-56, -178, 56, -178, 0, -90], inked('#ffffff', 6)) +
        polygon([-16, -160, 16, -160, 26, -70, 0, -40, -26, -70], inked(tie, 6))) +
    path('M-112 0V-60M112 0V-60', stroke()) +
    group({ y: -272 }, critterHead(name, mood))
  )
}
