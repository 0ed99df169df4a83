import type { LucideIcon } from 'lucide-react'
import { Card } from '#client/ui/Card.tsx'
import styles from './Feature.module.css'

export type FeatureText = { icon: LucideIcon; title: string; text: string; tag?: string }

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

function Feature({ icon: Icon, title, text, tag }: FeatureText) {
  return (
    <Card className={styles.card}>
      <Icon aria-hidden="true" className={styles.icon} />
      <h3 className={styles.title}>
        {title} {tag && <span className={styles.tag}>{tag}</span>}
      </h3>
      <p className={styles.text}>{text}</p>
    </Card>
  )
}
