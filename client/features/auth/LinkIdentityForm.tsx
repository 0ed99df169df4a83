import { useState } from 'react'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { FormStack } from '#client/ui/Form.tsx'
import { messages } from '#rules/messages.ts'
import { LinkByCode } from './LinkByCode.tsx'
import { LinkByPassword } from './LinkByPassword.tsx'
import { useSignInWithIdentity } from './useSignInWithIdentity.ts'
import { useCompleteSignIn } from './useCompleteSignIn.ts'

/** The account with the address of an identity that is not linked to it yet. */
export type LinkableAccount = { idToken: string; email: string; hasPassword: boolean; message: string }

type LinkIdentityFormProps = {
  account: LinkableAccount
  /** The ID token has expired or was used: the user must sign in with the provider again. */
  onRejected: (message: string) => void
}

/** Links the identity after the password of the account or a mailed code was entered. */
export function LinkIdentityForm({ account, onRejected }: LinkIdentityFormProps) {
  const { idToken, email, hasPassword, message } = account
  const signIn = useSignInWithIdentity()
  const completeSignIn = useCompleteSignIn()
  const [byPassword, setByPassword] = useState(hasPassword)

  const link = async (proof: { password: string } | { otp: string }) => {
    const result = await signIn({ ...proof, idToken })
    switch (result.__typename) {
      case 'SignInWithIdentityPayload':
        await completeSignIn(result.tokens.accessToken, result.message)
        return undefined
      case 'IdentityRejectedError':
        onRejected(result.message)
        return undefined
      case 'InvalidCodeError':
      case 'ValidationError':
        return { message: result.message }
      default:
        return { message: messages.identityLinkFailed }
    }
  }

  const sendCode = async () => {
    const result = await signIn({ sendCode: true, idToken })
    if (result.__typename === 'IdentityRejectedError') onRejected(result.message)
    return result
  }

  return (
    <FormStack>
      <Banner tone="info">{message}</Banner>
      {byPassword ? (
        <LinkByPassword email={email} link={link} />
      ) : (
        <LinkByCode email={email} link={link} sendCode={sendCode} />
      )}
      {hasPassword && (
        <Button variant="quiet" onClick={() => setByPassword(!byPassword)}>
          {byPassword ? 'Send a code instead' : 'Use the password instead'}
        </Button>
      )}
    </FormStack>
  )
}
