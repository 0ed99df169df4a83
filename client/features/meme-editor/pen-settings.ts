import { createObservable, useObservable } from '#client/ui/browser/observable.ts'

/** As fractions of the shorter side of the canvas. */
export const PEN_WIDTHS = [
  { label: 'Thin', value: 0.006 },
  { label: 'Medium', value: 0.015 },
  { label: 'Thick', value: 0.035 },
] as const

type PenSettings = { color: string; width: (typeof PEN_WIDTHS)[number]['value'] }

const initial: PenSettings = { color: '#f2343f', width: 0.015 }

/** The panel changes them and the canvas draws with them. */
const settings = createObservable(initial)

export const usePenSettings = () => useObservable(settings, initial)

export function changePen(part: Partial<PenSettings>): void {
  settings.set({ ...settings.get(), ...part })
}
