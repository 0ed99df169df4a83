import { useLayoutEffect, useRef, useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { useNavigate } from 'react-router-dom'
import type { OnboardingQuery } from '#client/__generated__/OnboardingQuery.graphql.ts'
import { mutationFailure } from '#client/relay/errors.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/Button.tsx'
import { LogoMark } from '#client/ui/Logo.tsx'
import { notify } from '#client/ui/toast.ts'
import { messages } from '#rules/messages.ts'
import { FaceStep } from './FaceStep.tsx'
import { InterestsStep } from './InterestsStep.tsx'
import { MemeStep } from './MemeStep.tsx'
import styles from './Onboarding.module.css'
import { useCompleteOnboarding } from './useCompleteOnboarding.ts'

const TITLES = ['Pick what makes you laugh', 'Pick a face', 'Make your first meme']

/** The first steps of a new member, shown once. */
export function Onboarding({ fetchKey }: { fetchKey?: number }) {
  const query = useLazyLoadQuery<OnboardingQuery>(
    graphql`
      query OnboardingQuery @throwOnFieldError {
        viewer {
          user {
            ...FaceStep_user
          }
        }
        ...InterestsStep_query
        ...MemeStep_query
      }
    `,
    {},
    { fetchKey },
  )
  const [step, setStep] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const completeOnboarding = useCompleteOnboarding()
  const navigate = useNavigate()

  useLayoutEffect(() => {
    if (step > 0) heading.current?.focus()
    window.scrollTo({ top: 0 })
  }, [step])

  const next = () => setStep(step + 1)
  const finish = async (path: string) => {
    const problem = await mutationFailure(completeOnboarding(), { fallback: messages.somethingWrong })
    if (problem) notify.error(problem)
    else await navigate(path, { replace: true })
  }
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <LogoMark size={32} />
        <progress
          className={styles.progress}
          aria-label={`Step ${step + 1} of ${TITLES.length}`}
          value={step + 1}
          max={TITLES.length}
        />
        <Button variant="quiet" onClick={() => void finish(paths.feed)}>
          Skip
        </Button>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {TITLES[step]}
        </h1>
        {step === 0 && <InterestsStep query={query} onDone={next} />}
        {step === 1 && query.viewer && <FaceStep user={query.viewer.user} onDone={next} />}
        {step === 2 && <MemeStep query={query} onDone={(path) => void finish(path)} />}
      </main>
    </div>
  )
}
