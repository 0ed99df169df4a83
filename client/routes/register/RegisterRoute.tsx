import { useCallback, useMemo, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { AuthScreen } from '#client/features/auth/AuthScreen.tsx'
import { IdentitySignIn } from '#client/features/auth/IdentitySignIn.tsx'
import { RegisterForm } from '#client/features/auth/RegisterForm.tsx'
import { useSignInPurpose } from '#client/features/auth/useSignInPurpose.ts'
import { VerifyCode } from '#client/features/auth/VerifyCode.tsx'
import { paths } from '#client/paths.ts'
import { PRODUCT_NAME } from '#rules/limits.ts'

type Registered = { email: string; message: string }

export function RegisterRoute() {
  const navigate = useNavigate()
  const [registered, setRegistered] = useState<Registered>()
  // The return path stays in the URL, and the interrupted action in the state.
  const { search, state } = useLocation()
  const login = useMemo(() => ({ pathname: paths.login, search }), [search])
  const goToLogin = useCallback(
    () => void navigate(login, { state: { ...state, email: registered?.email } }),
    [navigate, login, state, registered],
  )
  const purpose = useSignInPurpose()

  return (
    <AuthScreen
      title={`Register to ${PRODUCT_NAME}`}
      lead={purpose && `Join to ${purpose}`}
      footer={
        <p>
          Already have an account?{' '}
          <Link to={login} state={state}>
            Login Now
          </Link>
        </p>
      }
    >
      {registered ? (
        <VerifyCode
          email={registered.email}
          reason={{ tone: 'success', message: registered.message }}
          onVerified={goToLogin}
        />
      ) : (
        <IdentitySignIn>
          <RegisterForm onRegistered={(email, message) => setRegistered({ email, message })} />
        </IdentitySignIn>
      )}
    </AuthScreen>
  )
}
