import { useState } from 'react'
import { Link } from 'react-router-dom'
import { RequestResetForm } from '#client/features/account/RequestResetForm.tsx'
import { ResetPasswordForm } from '#client/features/account/ResetPasswordForm.tsx'
import { useForgetSession } from '#client/features/account/useForgetSession.ts'
import { AuthScreen } from '#client/features/session/AuthScreen.tsx'
import { paths } from '#client/paths.ts'
import { notify } from '#client/ui/toast.ts'

type Sent = { email: string; message: string }

/** For members too: one who came by way of an identity provider chooses a first password here. */
export function ForgotPasswordRoute() {
  const forgetSession = useForgetSession()
  const [email, setEmail] = useState<string>()
  const [sent, setSent] = useState<Sent>()

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
            // The server has ended every session of the account, and this browser may have held one.
            void forgetSession(paths.login)
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
