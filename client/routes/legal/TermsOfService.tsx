import { Link } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import { MINIMUM_AGE_YEARS, PRODUCT_NAME } from '#rules/limits.ts'
import { LegalDocument } from './LegalDocument.tsx'

export function TermsOfService() {
  return (
    <LegalDocument
      title="Terms of Service"
      updated="1 November 2026"
      summary={`Be ${MINIMUM_AGE_YEARS} or older, post what you may post, and be decent to each other. What you make stays yours; we only need the permission to show it.`}
    >
      <h2>1. The agreement</h2>
      <p>
        These terms are an agreement between you and {PRODUCT_NAME} (“we”, “us”). They cover the website, the
        application programming interfaces and the mobile app once it is available (together, the “Service”).
        By creating an account or using the Service you accept them, together with our{' '}
        <Link to={paths.privacyPolicy}>Privacy Policy</Link> and our{' '}
        <Link to={paths.rules}>Community Rules</Link>. If you do not agree, please do not use the Service.
      </p>

      <h2>2. Who may use it</h2>
      <p>
        You must be at least {MINIMUM_AGE_YEARS} years old to create an account. We ask for your date of birth
        when you register, and we close accounts of people who are younger. You also need the legal capacity
        to enter into this agreement, and must not have been removed from the Service before for breaking
        these terms.
      </p>

      <h2>3. Your account</h2>
      <ul>
        <li>Give us an e-mail address that is yours; we verify it with a one-time code.</li>
        <li>Keep your password to yourself. What happens through your account is your responsibility.</li>
        <li>Tell us if you believe somebody else has access to it.</li>
        <li>
          One account belongs to one person. Do not sell it, lend it or pretend to be someone you are not.
        </li>
      </ul>

      <h2>4. What you post</h2>
      <p>
        You keep all rights in the text, images and videos you post. You grant us a worldwide, non-exclusive,
        royalty-free licence to store, copy, resize, convert, display and distribute them for the purpose of
        running the Service. The licence ends when you delete the post or your account, except where others
        have shared it within the Service or the law obliges us to keep a copy.
      </p>
      <p>
        You promise that you have the rights to what you post and that it breaks neither the law nor the{' '}
        <Link to={paths.rules}>Community Rules</Link>.
      </p>

      <h2>5. What you may not do</h2>
      <ul>
        <li>Break the law, or help someone else to.</li>
        <li>
          Collect data about members by automated means, or use the interfaces beyond their published limits.
        </li>
        <li>Upload malware, probe the Service for weaknesses without our consent or try to overload it.</li>
        <li>Manipulate votes, rankings or rewards, for example with several accounts or with software.</li>
        <li>Remove or obscure notices that tell who made something.</li>
      </ul>

      <h2>6. Coins and rewards</h2>
      <p>
        Coins are a feature of the Service. They are not money, have no value outside of it and cannot be
        transferred. We may change how they are earned and what they can be redeemed for, and may withdraw
        coins that were earned by manipulation.
      </p>

      <h2>7. Removing content and closing accounts</h2>
      <p>
        We may remove content and suspend or close accounts that break these terms or the rules. Where we can,
        we say why, and you may answer. You can delete your posts at any time and may stop using the Service
        whenever you like.
      </p>

      <h2>8. Copyright complaints</h2>
      <p>
        If you believe that something posted here infringes your copyright, tell us which work is yours, where
        it appears, how to reach you, and that you are entitled to act. We remove what infringes, and close
        the accounts of repeat infringers.
      </p>

      <h2>9. No warranty</h2>
      <p>
        The Service is provided as it is and as it is available. To the extent the law allows, we make no
        warranties, whether express or implied, and do not promise that it will be uninterrupted, free of
        errors, or funny.
      </p>

      <h2>10. Limits of liability</h2>
      <p>
        To the extent the law allows, we are not liable for indirect, incidental or consequential damages, nor
        for lost profits or data. Nothing in these terms limits liability that cannot be limited by law, such
        as for intent, gross negligence, or injury to life, body or health.
      </p>

      <h2>11. Disputes and arbitration</h2>
      <p>
        Please talk to us first: most complaints can be settled informally. If that does not succeed within 60
        days, you and we agree that a dispute is decided by binding individual arbitration instead of a court,
        and that neither brings claims as part of a class. Each of us may still go to a small-claims court, or
        ask a court to stop the misuse of intellectual property.
      </p>
      <p>
        <strong>You can opt out of arbitration within 30 days</strong> of first accepting these terms, by
        sending us a notice with your username, the e-mail address of your account and a clear statement that
        you opt out. Opting out has no other effect on your account. This section does not apply where the law
        of your country does not allow it for consumers.
      </p>

      <h2>12. Changes</h2>
      <p>
        We may change these terms. If a change matters, we announce it in the Service at least 14 days before
        it takes effect. If you go on using the Service afterwards, you accept the new terms.
      </p>
    </LegalDocument>
  )
}
