import { LogoMark } from './Logo.tsx'

/** The same picture index.html shows before the first script has run. */
export function LoadingScreen() {
  return (
    <output className="loading-screen" aria-label="Loading Guffaw">
      <LogoMark size={72} />
      <span className="wordmark" />
    </output>
  )
}
