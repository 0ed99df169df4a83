import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/ButtonLink.tsx'
import styles from './About.module.css'
import { FeatureGrid } from './Feature.tsx'
import { Section } from './Section.tsx'

const pillars = [
  {
    icon: 'compass',
    title: 'Discover',
    text: 'A feed of fresh memes and short posts, newest first, from people rather than from a machine.',
  },
  {
    icon: 'pen-tool',
    title: 'Create',
    text: 'A picture, a line, a punchline. Five hundred characters are plenty for a joke that lands.',
  },
  {
    icon: 'share-2',
    title: 'Share',
    text: 'Post it, watch the votes come in live and climb the list of what everyone is laughing at.',
  },
]

export function About() {
  return (
    <Section
      id="about"
      title="What is Guffaw?"
      intro="A place for the things you would otherwise send to one group chat and hope somebody sees."
      sunken
    >
      <div className={styles.pillars}>
        <FeatureGrid features={pillars} />
      </div>
      <div className={styles.action}>
        <ButtonLink to={paths.login} size="large">
          Upload Now
        </ButtonLink>
      </div>
    </Section>
  )
}
