import type { CritterName } from '#rules/memes/art/critters.ts'

export type Hair =
  | 'short'
  | 'quiff'
  | 'curls'
  | 'afro'
  | 'bob'
  | 'long'
  | 'wavy'
  | 'bun'
  | 'ponytail'
  | 'braids'
  | 'buzz'
  | 'bald'
  | 'mohawk'
  | 'hijab'
  | 'beanie'
  | 'cap'
export type Extra = 'glasses' | 'shades' | 'beard' | 'moustache' | 'earrings' | 'freckles' | 'headphones'
export type Figure =
  | CritterName
  | 'cat'
  | 'robot'
  | 'cactus'
  | 'monstera'
  | 'mushroom'
  | 'toast'
  | 'avocado'
  | 'planet'
  | 'ghost'
  | 'monster'
  | 'mug'

/** The colors around the avatar are random. */
export type Look =
  | { kind: 'human'; hair: Hair; /** 0 is the lightest of six. */ skin: number; extras: readonly Extra[] }
  | { kind: 'figure'; figure: Figure }

export function human(hair: Hair, skin: 0 | 1 | 2 | 3 | 4 | 5, ...extras: Extra[]): Look {
  return { kind: 'human', hair, skin, extras }
}

export function figure(name: Figure): Look {
  return { kind: 'figure', figure: name }
}
