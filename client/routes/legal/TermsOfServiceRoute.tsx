import { Link } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import { MINIMUM_AGE_YEARS, PRODUCT_NAME } from '#rules/limits.ts'
import { Contact } from './Contact.tsx'
import { LegalDocument } from './LegalDocument.tsx'

export function TermsOfServiceRoute() {
  return (
    <LegalDocument
      title="Terms of Service"
      updated="2026-11-22"
      summary={`Be ${MINIMUM_AGE_YEARS} or older, post what you may post, and be decent to each other. What you make stays yours; we only need the permission to show it.`}
      sections={[
        {
          title: 'The agreement',
          body: (
            <>
              <p>
                These terms are an agreement between you and {PRODUCT_NAME} (“we”, “us”). They cover the
                website, the application programming interfaces and the mobile app once it is available
                (together, the “Service”). By creating an account or using the Service you accept them,
                together with our <Link to={paths.privacyPolicy}>Privacy Policy</Link> and our{' '}
                <Link to={paths.rules}>Community Rules</Link>. If you do not agree, please do not use the
                Service.
              </p>
            </>
          ),
        },
        {
          title: 'Who may use it',
          body: (
            <>
              <p>
                You must be at least {MINIMUM_AGE_YEARS} years old to create an account. We ask for your date
                of birth when you register, and we close accounts of people who are younger. You also need the
                legal capacity to enter into this agreement, and must not have been removed from the Service
                before for breaking these terms.
              </p>
            </>
          ),
        },
        {
          title: 'Your account',
          body: (
            <>
              <ul>
                <li>Give us an e-mail address that is yours; we verify it with a one-time code.</li>
                <li>
                  Keep your password to yourself. What happens through your account is your responsibility.
                </li>
                <li>Tell us if you believe somebody else has access to it.</li>
                <li>
                  One account belongs to one person. Do not sell it, lend it or pretend to be someone you are
                  not.
                </li>
              </ul>
            </>
          ),
        },
        {
          title: 'What you post',
          body: (
            <>
              <p>
                You keep all rights in the text, images and videos you post. You grant us a worldwide,
                non-exclusive, royalty-free licence to store, copy, resize, convert, display and distribute
                them for the purpose of running the Service. The licence ends when you delete the post or your
                account, except where the law obliges us to keep a copy. A post has an address of its own:
                whoever you or others give it to can see the post without an account.
              </p>
              <p>
                You promise that you have the rights to what you post and that it breaks neither the law nor
                the <Link to={paths.rules}>Community Rules</Link>.
              </p>
            </>
          ),
        },
        {
          title: 'What you may not do',
          body: (
            <>
              <ul>
                <li>Break the law, or help someone else to.</li>
                <li>
                  Collect data about members by automated means, or use the interfaces beyond their published
                  limits.
                </li>
                <li>
                  Upload malware, probe the Service for weaknesses without our consent or try to overload it.
                </li>
                <li>Pass on an access token that you have made, or use one for more than it is meant for.</li>
                <li>
                  Manipulate votes, rankings or rewards, for example with several accounts or with software.
                </li>
                <li>Remove or obscure notices that tell who made something.</li>
              </ul>
            </>
          ),
        },
        {
          title: 'Coins and rewards',
          body: (
            <>
              <p>
                Coins are a feature of the Service. They are not money, have no value outside of it and cannot
                be transferred. We may change how they are earned and what they can be redeemed for, and may
                withdraw coins that were earned by manipulation.
              </p>
            </>
          ),
        },
        {
          title: 'Removing content and closing accounts',
          body: (
            <>
              <p>
                We may remove content and suspend or close accounts that break these terms or the rules. Where
                we can, we say why, and you may answer. You can delete a post at any time, download everything
                you have here and delete your account whenever you like, both in the settings.
              </p>
            </>
          ),
        },
        {
          title: 'Copyright complaints',
          body: (
            <>
              <p>
                If you believe that something posted here infringes your copyright, tell us at <Contact />{' '}
                which work is yours, where it appears, how to reach you, and that you are entitled to act. We
                remove what infringes, and close the accounts of repeat infringers.
              </p>
            </>
          ),
        },
        {
          title: 'No warranty',
          body: (
            <>
              <p>
                The Service is provided as it is and as it is available. To the extent the law allows, we make
                no warranties, whether express or implied, and do not promise that it will be uninterrupted,
                free of errors, or funny.
              </p>
            </>
          ),
        },
        {
          title: 'Limits of liability',
          body: (
            <>
              <p>
                To the extent the law allows, we are not liable for indirect, incidental or consequential
                damages, nor for lost profits or data. Nothing in these terms limits liability that cannot be
                limited by law, such as for intent, gross negligence, or injury to life, body or health.
              </p>
            </>
          ),
        },
        {
          title: 'Disputes and arbitration',
          body: (
            <>
              <p>
                Please talk to us first: most complaints can be settled informally. If that does not succeed
                within 60 days, you and we agree that a dispute is decided by binding individual arbitration
                instead of a court, and that neither brings claims as part of a class. Each of us may still go
                to a small-claims court, or ask a court to stop the misuse of intellectual property.
              </p>
              <p>
                <strong>You can opt out of arbitration within 30 days</strong> of first accepting these terms,
                by sending a notice to <Contact /> with your username, the e-mail address of your account and
                a clear statement that you opt out. Opting out has no other effect on your account. This
                section does not apply where the law of your country does not allow it for consumers.
              </p>
            </>
          ),
        },
        {
          title: 'What else applies',
          body: (
            <>
              <p>
                If one of these terms turns out not to hold, the others stay as they are. That we do not
                insist on something once does not mean that we never will. Consumers keep every right that the
                law of the country where they live gives them and that no agreement can take away.
              </p>
            </>
          ),
        },
        {
          title: 'Changes',
          body: (
            <>
              <p>
                We may change these terms. If a change matters, we announce it in the Service at least 14 days
                before it takes effect. If you go on using the Service afterwards, you accept the new terms.
              </p>
            </>
          ),
        },
      ]}
    />
  )
}
