import type { MemeCardContent } from './MemeCard.tsx'
import { MemeCards } from './MemeCards.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import styles from './Hero.module.css'

const counters = [
  { value: '1000+', label: 'creators' },
  { value: '50K+', label: 'memes' },
  { value: '5M+', label: 'votes' },
]

export function Hero({ posts }: { posts: readonly MemeCardContent[] }) {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.headline}>A Meme Community That Gets You.</h1>
        <p className={styles.lead}>
          Share memes and short posts, vote on what made you laugh, and find the people who get the joke
          before you finish it.
        </p>
        <div className={styles.actions}>
          <ButtonLink to={paths.register} size="large">
            Join for free
          </ButtonLink>
          <ButtonLink to={paths.login} size="large" variant="secondary">
            Login
          </ButtonLink>
        </div>
        <dl className={styles.counters}>
          {counters.map(({ value, label }) => (
            <div key={label} className={styles.counter}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <MemeCards posts={posts} />
    </section>
  )
}
