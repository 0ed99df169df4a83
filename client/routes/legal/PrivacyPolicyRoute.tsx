import { Link } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import {
  ACCESS_TOKEN_COOKIE,
  IDEMPOTENCY_KEY_SECONDS,
  MINIMUM_AGE_YEARS,
  ONE_TIME_CODE_MINUTES,
  PERSONAL_TOKEN_DAYS_MAX,
  PRODUCT_NAME,
  REFRESH_TOKEN_COOKIE,
  CODE_REQUEST_COOKIE,
  DEVICE_COOKIE,
  REGISTRATION_COOKIE,
  REGISTRATION_SECONDS,
  UPLOAD_SECONDS,
} from '#rules/limits.ts'
import { Contact } from './Contact.tsx'
import { LegalDocument } from './LegalDocument.tsx'

const HOUR = 60 * 60
const DAY = 24 * HOUR

export function PrivacyPolicyRoute() {
  return (
    <LegalDocument
      title="Privacy Policy"
      updated="2026-11-22"
      summary="We keep what the site needs to work, show others only what you would expect, and sell nothing to anyone."
      sections={[
        {
          title: 'What this covers',
          body: (
            <p>
              This policy says which personal data {PRODUCT_NAME} processes when you use the website, its
              interfaces and, once it is available, the mobile app; why, for how long, and what you can do
              about it.
            </p>
          ),
        },
        {
          title: 'What we collect',
          body: (
            <>
              <ul>
                <li>
                  <strong>Account:</strong> username, e-mail address, date of birth and password. The password
                  is stored only as a salted hash that cannot be turned back. If you sign in with another
                  provider, we store its name and your identifier there, and no password.
                </li>
                <li>
                  <strong>Profile, if you fill it in:</strong> full name, bio, phone number and photo.
                </li>
                <li>
                  <strong>What you do here:</strong> your posts with their images, videos and descriptions,
                  your likes and dislikes, and which posts you have shared.
                </li>
                <li>
                  <strong>Sign-ins:</strong> for each one, when it began, when it was last used and how the
                  browser or program describes itself. You see the list in your settings and can end each.
                </li>
                <li>
                  <strong>Access tokens, if you create any:</strong> their names, what they allow and when
                  they were last used. Of the token itself only a hash.
                </li>
                <li>
                  <strong>Your network address:</strong> counted for a limited time, to prevent password
                  guessing and overload. It is not stored in your account.
                </li>
              </ul>
              <p>
                Images are re-encoded when you upload them. Hidden metadata, such as the place where a photo
                was taken, is removed before anyone else can see it.
              </p>
            </>
          ),
        },
        {
          title: 'What we use it for',
          body: (
            <>
              <ul>
                <li>To run the Service: to sign you in, to show your posts, to count votes. (Contract)</li>
                <li>To check that you are old enough. (Contract and legal obligation)</li>
                <li>To send one-time codes and notices about your account. (Contract)</li>
                <li>To protect members and the Service from abuse. (Legitimate interest)</li>
              </ul>
              <p>We do not sell personal data, and we do not build advertising profiles.</p>
            </>
          ),
        },
        {
          title: 'What others can see',
          body: (
            <>
              <p>
                Everyone can read your posts and comments with your username, full name and photo, also
                without an account. Signed-in members also see your bio and the date you joined. Your e-mail
                address, phone number and date of birth are visible to you alone. Who liked, disliked or
                shared a post is not shown; only the counts are.
              </p>
              <p>
                Each post has an address of its own, made for sharing. Whoever has it sees that post, with
                your name, username and photo, without an account; so do search engines and other sites that
                it is posted on.
              </p>
            </>
          ),
        },
        {
          title: 'Cookies and storage',
          body: (
            <>
              <p>
                We set cookies that are needed to keep you signed in: <code>{ACCESS_TOKEN_COOKIE}</code> (24
                hours) and <code>{REFRESH_TOKEN_COOKIE}</code> (7 days), and while you register{' '}
                <code>{REGISTRATION_COOKIE}</code>. <code>{DEVICE_COOKIE}</code> (a year) and, while you reset
                your password, <code>{CODE_REQUEST_COOKIE}</code> (an hour) prevent others from locking you
                out by guessing passwords. Over https these names begin with <code>__Host-</code>, except the
                one for registering. Scripts cannot read them. There are no tracking cookies, so there is no
                banner asking about them.
              </p>
              <p>
                Your browser also remembers, on your device only: the settings of this device such as the
                theme and the text size, when your session expires, the draft of a post, and the posts and
                images you saw last, so that the site opens without a connection. Signing out removes what you
                saw.
              </p>
            </>
          ),
        },
        {
          title: 'Who processes data for us',
          body: (
            <p>
              Companies that host the Service and deliver its e-mail process data on our behalf and on our
              instructions. We disclose data to authorities only where the law obliges us to.
            </p>
          ),
        },
        {
          title: 'How long we keep it',
          body: (
            <ul>
              <li>Account, profile, reactions and the list of sign-ins: until you delete the account.</li>
              <li>Posts and their media: until you delete them; media are deleted with their post.</li>
              <li>
                A registration that is not verified: {REGISTRATION_SECONDS / DAY} days. A one-time code works
                for {ONE_TIME_CODE_MINUTES} minutes.
              </li>
              <li>Uploads that no post uses: {UPLOAD_SECONDS / HOUR} hours.</li>
              <li>
                Access tokens: until you revoke them; each stops working after {PERSONAL_TOKEN_DAYS_MAX} days
                at the latest.
              </li>
              <li>
                The key by which a program’s repeated request is recognised: {IDEMPOTENCY_KEY_SECONDS / HOUR}{' '}
                hours.
              </li>
              <li>Counts by network address: an hour at most; by e-mail address: a day at most.</li>
              <li>Error logs: until the error is fixed.</li>
            </ul>
          ),
        },
        {
          title: 'Deleting your account',
          body: (
            <p>
              You can delete your account in the <Link to={paths.settings}>settings</Link>, at once and
              without asking us. Your profile, posts, images, videos, reactions, sign-ins and access tokens go
              with it. This cannot be undone.
            </p>
          ),
        },
        {
          title: 'Your rights',
          body: (
            <p>
              You can see, correct and take along your data: the <Link to={paths.settings}>settings</Link>{' '}
              hold a download of everything we keep of you, in a common format. You can object to the use of
              your data or ask for it to be restricted, by writing to <Contact />, and you may complain to the
              data protection authority where you live.
            </p>
          ),
        },
        {
          title: 'Children',
          body: (
            <p>
              The Service is for adults. If we learn that an account belongs to someone under{' '}
              {MINIMUM_AGE_YEARS}, we close it and delete its data.
            </p>
          ),
        },
        {
          title: 'Changes and contact',
          body: (
            <p>
              If this policy changes in a way that matters to you, we announce it in the Service beforehand.
              Questions about it go to <Contact />.
            </p>
          ),
        },
      ]}
    />
  )
}
