import { graphql, useFragment } from 'react-relay/hooks'
import type { MemeStep_query$key } from '#client/__generated__/MemeStep_query.graphql.ts'
import { paths } from '#client/paths.ts'
import styles from './MemeStep.module.css'
import { OnboardingStep } from './OnboardingStep.tsx'

type MemeStepProps = { query: MemeStep_query$key; onDone: (path: string) => void }

export function MemeStep({ query, onDone }: MemeStepProps) {
  const { memeTemplates } = useFragment(
    graphql`
      fragment MemeStep_query on Query {
        memeTemplates(first: 3) {
          edges {
            node {
              slug
              name
              image {
                url(width: 480)
                width
                height
              }
            }
          }
        }
      }
    `,
    query,
  )
  return (
    <OnboardingStep
      lead="Tap a picture, type your line, post it."
      doneLabel="To my feed"
      onDone={() => onDone(paths.feed)}
    >
      <ul className={styles.templates}>
        {memeTemplates.edges.map(
          ({ node }) =>
            node && (
              <li key={node.slug}>
                <button
                  type="button"
                  className={styles.template}
                  onClick={() => onDone(paths.makeWith(node.slug))}
                >
                  <img
                    src={node.image.url}
                    width={node.image.width}
                    height={node.image.height}
                    alt=""
                    className={styles.picture}
                  />
                  {node.name}
                </button>
              </li>
            ),
        )}
      </ul>
    </OnboardingStep>
  )
}
