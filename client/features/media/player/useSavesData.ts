import { useMediaQuery } from '#client/ui/browser/useMediaQuery.ts'

const REDUCED_DATA = '(prefers-reduced-data: reduce)'

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to the one that is there
  interface Navigator {
    /** Not supported by all browsers. */
    readonly connection?: { readonly saveData: boolean }
  }
}

/** Whether the device asks for reduced data usage. */
export function useSavesData(): boolean {
  const prefersLess = useMediaQuery(REDUCED_DATA)
  return prefersLess || (navigator.connection?.saveData ?? false)
}
