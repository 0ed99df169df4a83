import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  InterestsStep_query$data,
  InterestsStep_query$key,
} from '#client/__generated__/InterestsStep_query.graphql.ts'
import { SuggestedMembers } from '#client/features/follows/SuggestedMembers.tsx'
import { notify } from '#client/ui/toast.ts'
import styles from './InterestsStep.module.css'
import { OnboardingStep } from './OnboardingStep.tsx'
import { TagTile, type TagPicture } from './TagTile.tsx'
import { useFollowTags } from './useFollowTags.ts'

const TAGS_SHOWN = 12

type InterestsStepProps = { query: InterestsStep_query$key; onDone: () => void }

/** Tags of the hottest posts with pictures, and members to follow. */
export function InterestsStep({ query: queryRef, onDone }: InterestsStepProps) {
  const query = useFragment(
    graphql`
      fragment InterestsStep_query on Query {
        hotImagePosts(first: 50) {
          tags
          media {
            ... on ImageMedia {
              url(width: 320)
            }
          }
        }
        ...SuggestedMembers_query
      }
    `,
    queryRef,
  )
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, setBusy] = useState(false)
  const followTags = useFollowTags()

  const toggle = (name: string) => {
    const next = new Set(chosen)
    if (!next.delete(name)) next.add(name)
    setChosen(next)
  }
  const save = async () => {
    setBusy(true)
    const problem = await followTags([...chosen])
    setBusy(false)
    if (problem) notify.error(problem)
    else onDone()
  }
  return (
    <OnboardingStep
      lead="Tap some tags and follow a few people. Your feed starts with them."
      doneLabel="Next"
      isBusy={isBusy}
      onDone={() => void save()}
    >
      <ul className={styles.tags}>
        {picturesOf(query).map((tag) => (
          <li key={tag.name}>
            <TagTile {...tag} isChosen={chosen.has(tag.name)} onToggle={() => toggle(tag.name)} />
          </li>
        ))}
      </ul>
      <div className={styles.members}>
        <SuggestedMembers query={query} />
      </div>
    </OnboardingStep>
  )
}

/** Each picture stands for one tag of its post. */
function picturesOf({ hotImagePosts }: InterestsStep_query$data): TagPicture[] {
  const urls = new Map<string, string>()
  for (const { tags, media } of hotImagePosts) {
    const name = tags.find((tag) => !urls.has(tag))
    if (name && media?.url) urls.set(name, media.url)
  }
  return [...urls].slice(0, TAGS_SHOWN).map(([name, url]) => ({ name, url }))
}
