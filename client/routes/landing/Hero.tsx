import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import styles from './Hero.module.css'
import { MemeCard } from './MemeCard.tsx'

const counters = [
  { value: '1000+', label: 'creators' },
  { value: '50K+', label: 'memes' },
  { value: '5M+', label: 'votes' },
]

export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.headline}>A Meme Community That Gets You.</h1>
        <p className={styles.lead}>
          Share memes and short posts, vote on what made you laugh, and find the people who get the joke
          before you finish it.
        </p>
        <div className={styles.actions}>
          <ButtonLink to={paths.login} size="large">
            Login
          </ButtonLink>
          <ButtonLink to={paths.register} size="large" variant="secondary">
            Join for free
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
      <div className={styles.cards} aria-hidden="true">
        <MemeCard picture="/art/blanket.svg" caption="One last meme. At 2 a.m. At 3 a.m." likes="2.1K" />
        <MemeCard picture="/art/plant.svg" caption="Watered once. Thriving." likes="874" />
        <MemeCard picture="/art/toast.svg" caption="Me, four minutes before the alarm" likes="1.3K" />
      </div>
    </section>
  )
}
