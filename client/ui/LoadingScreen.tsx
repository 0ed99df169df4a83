import { LogoMark } from './Logo.tsx'

/** The same picture index.html shows before the first script has run. */
export function LoadingScreen() {
  return (
    <div className="loading-screen" role="status" aria-label="Loading Guffaw">
      <LogoMark size={72} />
    </div>
  )
}
