import { Card } from '#client/ui/Card.tsx'
import { SpriteIcon } from '#client/ui/SpriteIcon.tsx'
import styles from './Feature.module.css'

export type FeatureText = { icon: string; title: string; text: string; tag?: string }

export function FeatureGrid({ features }: { features: readonly FeatureText[] }) {
  return (
    <ul className={styles.grid}>
      {features.map((feature) => (
        <li key={feature.title}>
          <Feature {...feature} />
        </li>
      ))}
    </ul>
  )
}

function Feature({ icon, title, text, tag }: FeatureText) {
  return (
    <Card className={styles.card}>
      <SpriteIcon name={icon} className={styles.icon} />
      <h3 className={styles.title}>
        {title} {tag && <span className={styles.tag}>{tag}</span>}
      </h3>
      <p className={styles.text}>{text}</p>
    </Card>
  )
}
