import type { TeamMember } from '#client/features/site/sample-data.ts'
import { Card } from '#client/ui/Card.tsx'
import { SpriteIcon } from '#client/ui/SpriteIcon.tsx'
import styles from './TeamCard.module.css'

export function TeamCard({ member }: { member: TeamMember }) {
  const { name, position, imageUrl, twitterUrl, linkedinUrl } = member
  return (
    <Card className={styles.card}>
      <img src={imageUrl} alt="" width="128" height="128" className={styles.image} />
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.position}>{position}</p>
      <div className={styles.links}>
        <a href={twitterUrl} target="_blank" rel="noreferrer" aria-label={`${name} on Twitter`}>
          <SpriteIcon name="twitter" />
        </a>
        <a href={linkedinUrl} target="_blank" rel="noreferrer" aria-label={`${name} on LinkedIn`}>
          <SpriteIcon name="linkedin" />
        </a>
      </div>
    </Card>
  )
}
