import { Link } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import { LogoMark } from '#client/ui/Logo.tsx'
import { Newsletter } from './Newsletter.tsx'
import { transparencyPath } from '#rules/site-paths.ts'
import styles from './SiteFooter.module.css'

const year = new Date().getFullYear()

export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <LogoMark size={44} />
          <p>Made of memes. Powered by people who laugh at the wrong moment.</p>
        </div>
        <nav aria-label="Guffaw" className={styles.links}>
          <h2>Guffaw</h2>
          <Link to={paths.login}>Login</Link>
          <Link to={paths.register}>Create an account</Link>
        </nav>
        <nav aria-label="Legal" className={styles.links}>
          <h2>Legal</h2>
          <Link to={paths.privacyPolicy}>Privacy Policy</Link>
          <Link to={paths.termsOfService}>Terms of Service</Link>
          <Link to={paths.rules}>Community Rules</Link>
          <Link to={transparencyPath}>Transparency</Link>
          <Link to={paths.credits}>Credits</Link>
        </nav>
        <nav aria-label="Company" className={styles.links}>
          <h2>Company</h2>
          <Link to={paths.team}>Team</Link>
          <span>Careers</span>
          <span>Community</span>
          <span>Support</span>
        </nav>
        <Newsletter />
      </div>
      {/* The server may have rendered the page in another year or time zone. */}
      <p className={styles.small} suppressHydrationWarning>
        © {year} Guffaw. Laugh responsibly.
      </p>
    </footer>
  )
}
