export const critterNames = [
  'bear',
  'rabbit',
  'dog',
  'fox',
  'frog',
  'pig',
  'penguin',
  'duck',
  'owl',
  'mouse',
  'panda',
  'koala',
  'lion',
  'sheep',
  'raccoon',
  'tiger',
  'hedgehog',
] as const
export type CritterName = (typeof critterNames)[number]

export type Critter = {
  fur: string
  mark: string
  ears: Ears
  nose: Nose
  markings?:
    'cheeks' | 'patches' | 'mask' | 'mane' | 'wool' | 'discs' | 'heart' | 'tuft' | 'stripes' | 'spikes'
  gap?: number
  ink?: string
}
type Ears = 'round' | 'long' | 'pointed' | 'floppy' | 'droopy' | 'wide' | 'none' | 'horned' | 'bulges'
type Nose = 'muzzle' | 'beak' | 'snout' | 'button' | 'wide' | 'none'

/** All heads have the same proportions, so that they can be combined. */
export const critters: Record<CritterName, Critter> = {
  bear: { fur: '#a8744f', mark: '#f0d2ac', ears: 'round', nose: 'muzzle' },
  rabbit: { fur: '#e9dfd6', mark: '#f5b5b5', ears: 'long', nose: 'button' },
  dog: { fur: '#d8a365', mark: '#f8e6c8', ears: 'droopy', nose: 'muzzle' },
  fox: { fur: '#e8833a', mark: '#fff3e2', ears: 'pointed', nose: 'button', markings: 'cheeks' },
  frog: { fur: '#7fbf5a', mark: '#b9e08f', ears: 'bulges', nose: 'none', gap: 62 },
  pig: { fur: '#f5b3b8', mark: '#e98f98', ears: 'floppy', nose: 'snout' },
  penguin: { fur: '#46506e', mark: '#fbfaf5', ears: 'none', nose: 'beak', markings: 'heart', gap: 44 },
  duck: { fur: '#f9d65c', mark: '#e0b43a', ears: 'none', nose: 'beak', markings: 'tuft' },
  owl: { fur: '#9b7653', mark: '#f3e2c5', ears: 'horned', nose: 'beak', markings: 'discs', gap: 46 },
  mouse: { fur: '#b6bccb', mark: '#f3b7bf', ears: 'wide', nose: 'button' },
  panda: {
    fur: '#fbf8f2',
    mark: '#47435a',
    ears: 'round',
    nose: 'button',
    markings: 'patches',
    ink: '#fff6e0',
  },
  koala: { fur: '#aab3bf', mark: '#e6e9ee', ears: 'wide', nose: 'wide' },
  lion: { fur: '#f2c063', mark: '#c4732f', ears: 'round', nose: 'muzzle', markings: 'mane' },
  sheep: { fur: '#5d5568', mark: '#f7f1e7', ears: 'floppy', nose: 'none', markings: 'wool', ink: '#fff6e0' },
  raccoon: {
    fur: '#a9a6b0',
    mark: '#4c485c',
    ears: 'pointed',
    nose: 'button',
    markings: 'mask',
    ink: '#fff6e0',
  },
  tiger: { fur: '#f2a144', mark: '#4d3b3b', ears: 'round', nose: 'muzzle', markings: 'stripes' },
  hedgehog: { fur: '#f3d9b8', mark: '#8a6650', ears: 'none', nose: 'button', markings: 'spikes' },
}
