import { Link } from 'react-router-dom'
import { team } from '#client/features/site/sample-data.ts'
import { SitePage } from '#client/features/site/SitePage.tsx'
import { paths } from '#client/paths.ts'
import { AlertButton } from './AlertButton.tsx'
import { PageHead } from './PageHead.tsx'
import { TeamCard } from './TeamCard.tsx'
import styles from './TeamRoute.module.css'

export function TeamRoute() {
  return (
    <SitePage>
      <PageHead title="Our Team" intro="The people who read every bug report and laugh at the good ones." />
      <ul className={styles.team}>
        {team.map((member) => (
          <li key={member.name}>
            <TeamCard member={member} />
          </li>
        ))}
      </ul>
      <section aria-labelledby="hiring-title" className={styles.hiring}>
        <h2 id="hiring-title">Want to make people laugh for a living?</h2>
        <AlertButton label="We are hiring" alert="Under Maintanance!" />
        <p>
          Or look at <Link to={paths.careers}>the open job</Link>.
        </p>
      </section>
    </SitePage>
  )
}
