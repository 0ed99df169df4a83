import { Suspense, useState, type ReactNode } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { IdentitySignInQuery } from '#client/__generated__/IdentitySignInQuery.graphql.ts'
import { errorMessage } from '#client/relay/errors.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx'
import { FormStack } from '#client/ui/Form.tsx'
import { messages } from '#rules/messages.ts'
import styles from './IdentitySignIn.module.css'
import { IdentityButton } from './IdentityButton.tsx'
import { LinkIdentityForm, type LinkableAccount } from './LinkIdentityForm.tsx'
import { IdentitySignUpForm, type NewMember } from './IdentitySignUpForm.tsx'
import { useSignInWithIdentity } from './useSignInWithIdentity.ts'
import { useCompleteSignIn } from './useCompleteSignIn.ts'

/** A form with the button of the identity provider below it, if one is configured. */
export function IdentitySignIn({ children }: { children: ReactNode }) {
  const signIn = useSignInWithIdentity()
  const completeSignIn = useCompleteSignIn()
  const [newMember, setNewMember] = useState<NewMember>()
  const [account, setAccount] = useState<LinkableAccount>()
  const [failure, setFailure] = useState<string>()
  const [failures, setFailures] = useState(0)

  const refuse = (message: string) => {
    setNewMember(undefined)
    setAccount(undefined)
    setFailure(message)
    setFailures((count) => count + 1)
  }

  const receive = async (idToken: string) => {
    setFailure(undefined)
    try {
      const result = await signIn({ idToken })
      switch (result.__typename) {
        case 'SignInWithIdentityPayload':
          await completeSignIn(result.tokens.accessToken, result.message)
          return
        case 'IdentityProfileNeeded':
          setNewMember({ ...result, idToken })
          return
        case 'IdentityLinkNeeded':
          setAccount({ ...result, idToken })
          return
        case 'IdentityRejectedError':
        case 'InvalidCodeError':
        case 'UsernameTakenError':
        case 'ValidationError':
          refuse(result.message)
          return
        case '%other':
          refuse(messages.loginFailed)
      }
    } catch (error) {
      refuse(errorMessage(error, { fallback: messages.loginFailed }))
    }
  }

  if (account) return <LinkIdentityForm account={account} onRejected={refuse} />
  if (newMember) return <IdentitySignUpForm newMember={newMember} onRejected={refuse} />
  return (
    <FormStack>
      {failure && <Banner tone="error">{failure}</Banner>}
      {children}
      <ErrorBoundary renderFallback={() => null}>
        <Suspense fallback={null}>
          {/* A failure starts a new sign-in, because the nonce may have expired. */}
          <IdentityOffer key={failures} onIdToken={(idToken) => void receive(idToken)} />
        </Suspense>
      </ErrorBoundary>
    </FormStack>
  )
}

function IdentityOffer({ onIdToken }: { onIdToken: (idToken: string) => void }) {
  const { offersIdentitySignIn } = useLazyLoadQuery<IdentitySignInQuery>(
    graphql`
      query IdentitySignInQuery {
        offersIdentitySignIn
      }
    `,
    {},
  )
  if (!offersIdentitySignIn) return null
  return (
    <>
      <p className={styles.or}>or</p>
      <IdentityButton onIdToken={onIdToken} />
    </>
  )
}
