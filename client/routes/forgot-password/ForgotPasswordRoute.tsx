import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { RequestResetForm } from '#client/features/auth/RequestResetForm.tsx'
import { ResetPasswordForm } from '#client/features/auth/ResetPasswordForm.tsx'
import { AuthScreen } from '#client/features/auth/AuthScreen.tsx'
import { sessionStatus } from '#client/session/session.ts'
import { useLogout } from '#client/features/auth/useLogout.ts'
import { paths } from '#client/paths.ts'
import { notify } from '#client/ui/toast.ts'

type Sent = { email: string; message: string }

/** Also for members: someone who signed up with an identity provider sets a first password here. */
export function ForgotPasswordRoute() {
  const navigate = useNavigate()
  const logout = useLogout()
  const [email, setEmail] = useState<string>()
  const [sent, setSent] = useState<Sent>()

  const goToLogin = async () => {
    // The server ended all sessions of the account, maybe also one of this browser.
    if ((await sessionStatus()) === 'member') await logout()
    else await navigate(paths.login)
  }

  return (
    <AuthScreen
      title="Forgot password"
      footer={
        <p>
          Remembered it? <Link to={paths.login}>Login Now</Link>
        </p>
      }
    >
      {sent ? (
        <ResetPasswordForm
          {...sent}
          onReset={(message) => {
            notify.success(message)
            void goToLogin()
          }}
          onOtherAddress={() => setSent(undefined)}
        />
      ) : (
        <RequestResetForm
          email={email}
          onSent={(address, message) => {
            setEmail(address)
            setSent({ email: address, message })
          }}
        />
      )}
    </AuthScreen>
  )
}
