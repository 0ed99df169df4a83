import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { AuthScreen } from '#client/features/auth/AuthScreen.tsx'
import { AppealForm } from '#client/features/reports/AppealForm.tsx'
import * as decisionMessages from '#client/features/reports/decision-messages.ts'
import { paths } from '#client/paths.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { messages } from '#rules/messages.ts'

/** Appeals a suspension with the token from its mail. Suspended members cannot sign in. */
export function AppealRoute() {
  const token = useLocation().hash.slice(1)
  const [isSent, setSent] = useState(false)
  return (
    <AuthScreen
      title="Appeal a suspension"
      footer={
        <p>
          What is allowed? <Link to={paths.rules}>Read the rules</Link>
        </p>
      }
    >
      {!token && <Banner tone="error">{messages.appealUnknown}</Banner>}
      {token && !isSent && <AppealForm decision={{ token }} onSent={() => setSent(true)} />}
      {isSent && <Banner tone="success">{decisionMessages.appealSent}</Banner>}
    </AuthScreen>
  )
}
