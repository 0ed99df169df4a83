import { LogoMark } from './Logo.tsx'

/** Looks like the loading screen of index.html. */
export function LoadingScreen() {
  return (
    <output className="loading-screen" aria-label="Loading Guffaw">
      <LogoMark size={72} />
      <span className="wordmark" />
    </output>
  )
}
