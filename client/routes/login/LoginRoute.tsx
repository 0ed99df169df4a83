import { useCallback, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { AuthScreen } from '#client/features/auth/AuthScreen.tsx'
import { IdentitySignIn } from '#client/features/auth/IdentitySignIn.tsx'
import { LoginForm } from '#client/features/auth/LoginForm.tsx'
import { useSignInPurpose } from '#client/features/auth/useSignInPurpose.ts'
import { VerifyCode } from '#client/features/auth/VerifyCode.tsx'
import { paths } from '#client/paths.ts'
import { readSignInState } from '#client/session/sign-in-state.ts'
import { PRODUCT_NAME } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'

export function LoginRoute() {
  const [email, setEmail] = useState(readSignInState(useLocation().state).email)
  const [view, setView] = useState<'form' | 'code'>('form')
  const showForm = useCallback(() => setView('form'), [])
  const purpose = useSignInPurpose()

  return (
    <AuthScreen
      title={`Login to ${PRODUCT_NAME}`}
      lead={purpose && `Log in to ${purpose}`}
      footer={<LoginLinks />}
    >
      {view === 'code' && email ? (
        <VerifyCode
          email={email}
          reason={{ tone: 'info', message: messages.emailNotVerified }}
          sendAtOnce
          onVerified={showForm}
        />
      ) : (
        <IdentitySignIn>
          <LoginForm
            email={email}
            onEmailNotVerified={(address) => {
              setEmail(address)
              setView('code')
            }}
          />
        </IdentitySignIn>
      )}
    </AuthScreen>
  )
}

function LoginLinks() {
  const { search, state } = useLocation()
  return (
    <>
      <p>
        Don't have an account?{' '}
        <Link to={{ pathname: paths.register, search }} state={state}>
          Create a new one
        </Link>
      </p>
      <p>
        By logging in you agree to our <Link to={paths.termsOfService}>Terms of Service</Link>.
      </p>
    </>
  )
}
