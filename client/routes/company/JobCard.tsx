import type { Job } from '#client/features/site/sample-data.ts'
import { Card } from '#client/ui/Card.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { AlertButton } from './AlertButton.tsx'
import styles from './JobCard.module.css'

export function JobCard({ job }: { job: Job }) {
  const { companyLogo, companyName, postTime, status, jobTitle, appliedCount } = job
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <img src={companyLogo} alt="" width="48" height="48" />
        <div>
          <p className={styles.company}>{companyName}</p>
          <p className={styles.small}>{postTime}</p>
        </div>
        <p className={classNames(styles.status, status === 'Active' && styles.active)}>{status}</p>
      </div>
      <h2 className={styles.title}>{jobTitle}</h2>
      <p className={styles.small}>{appliedCount} applied</p>
      <AlertButton label="Apply" alert="Applications open soon. Thank you for your interest!" />
    </Card>
  )
}
