import { ACCESS_TOKEN_COOKIE, PRODUCT_NAME, REFRESH_TOKEN_COOKIE } from '#rules/limits.ts'
import { LegalDocument } from './LegalDocument.tsx'

export function PrivacyPolicy() {
  return (
    <LegalDocument
      title="Privacy Policy"
      updated="1 November 2026"
      summary="We keep what the site needs to work, show other members only what you would expect, and sell nothing to anyone."
    >
      <h2>1. What this covers</h2>
      <p>
        This policy says which personal data {PRODUCT_NAME} processes when you use the website, its interfaces
        and, once it is available, the mobile app; why, for how long, and what you can do about it.
      </p>

      <h2>2. What we collect</h2>
      <ul>
        <li>
          <strong>Account:</strong> username, e-mail address, date of birth and password. The password is
          stored only as a salted hash that cannot be turned back.
        </li>
        <li>
          <strong>Profile, if you fill it in:</strong> full name, bio, phone number and photo.
        </li>
        <li>
          <strong>What you do here:</strong> your posts with their pictures and videos, and your likes and
          dislikes.
        </li>
        <li>
          <strong>Technical records:</strong> the address of your network connection, the time and the kind of
          request, kept for security and for finding faults.
        </li>
      </ul>
      <p>
        Pictures are re-encoded when you upload them. Information hidden in the file, such as the place where
        it was taken, is removed before anyone else can see it.
      </p>

      <h2>3. What we use it for</h2>
      <ul>
        <li>To run the Service: to sign you in, to show your posts, to count votes. (Contract)</li>
        <li>To check that you are old enough. (Contract and legal obligation)</li>
        <li>To send one-time codes and notices about your account. (Contract)</li>
        <li>To protect members and the Service from abuse. (Legitimate interest)</li>
      </ul>
      <p>We do not sell personal data, and we do not build advertising profiles.</p>

      <h2>4. What others can see</h2>
      <p>
        Signed-in members see your username, full name, bio, photo, the date you joined and your posts. Your
        e-mail address, phone number and date of birth are visible to you alone. Who liked or disliked a post
        is not shown; only the counts are.
      </p>

      <h2>5. Cookies and storage</h2>
      <p>
        We set two cookies, both needed to keep you signed in: <code>{ACCESS_TOKEN_COOKIE}</code> (24 hours)
        and <code>{REFRESH_TOKEN_COOKIE}</code> (7 days). Scripts cannot read them. Your browser also
        remembers whether you chose the light or the dark theme. There are no tracking cookies, so there is no
        banner asking about them.
      </p>

      <h2>6. Who processes data for us</h2>
      <p>
        Companies that host the Service and deliver its e-mail process data on our behalf and on our
        instructions. We disclose data to authorities only where the law obliges us to.
      </p>

      <h2>7. How long we keep it</h2>
      <ul>
        <li>Account and profile: until you delete the account.</li>
        <li>Posts and their media: until you delete them; they are removed from storage with the post.</li>
        <li>One-time codes: ten minutes.</li>
        <li>Technical records: at most 30 days, unless needed to follow up on an attack.</li>
      </ul>

      <h2>8. Your rights</h2>
      <p>
        You can ask for a copy of your data, have it corrected, deleted or handed over in a common format,
        object to its use or ask for it to be restricted. You may also complain to the data protection
        authority where you live. Much of it you can do yourself: edit your profile, delete your posts.
      </p>

      <h2>9. Children</h2>
      <p>
        The Service is for adults. If we learn that an account belongs to someone under 18, we close it and
        delete its data.
      </p>

      <h2>10. Changes</h2>
      <p>If this policy changes in a way that matters to you, we announce it in the Service beforehand.</p>
    </LegalDocument>
  )
}
