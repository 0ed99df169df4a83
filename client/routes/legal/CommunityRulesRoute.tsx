import { Link } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import { Contact } from './Contact.tsx'
import { LegalDocument } from './LegalDocument.tsx'

export function CommunityRulesRoute() {
  return (
    <LegalDocument
      title="Community Rules"
      updated="2026-11-22"
      summary="Punch up, not down. If a joke needs a victim, it is not finished yet."
      sections={[
        {
          title: 'What these rules are for',
          body: (
            <>
              <p>
                These rules say what you may post and how to treat each other. They apply to posts, images and
                videos, comments, reactions and profiles. Anything illegal also violates these rules, whether
                or not it is named below.
              </p>
            </>
          ),
        },
        {
          title: 'Content',
          body: (
            <>
              <p>What is allowed in a post:</p>
              <ul>
                <li>Your own memes, and remixes that add something. Name the creator where you know them.</li>
                <li>Satire and parody, also of the powerful, as long as it can be told from news.</li>
                <li>Swearing, silliness and terrible puns.</li>
              </ul>
              <p>What is not:</p>
              <ul>
                <li>
                  Hate against people for who they are: origin, colour, religion, sex, orientation,
                  disability.
                </li>
                <li>Harassment, threats, and private information about others.</li>
                <li>
                  Pornography, and any sexual content involving minors, which we report to the authorities.
                </li>
                <li>Violence shown for its own sake, and praise of terror or self-harm.</li>
                <li>Fraud, malware, advertising in disguise, and the same post over and over.</li>
                <li>Things you have no right to post.</li>
              </ul>
            </>
          ),
        },
        {
          title: 'Comments and reactions',
          body: (
            <>
              <ul>
                <li>Answer the joke, not the person.</li>
                <li>
                  A dislike is for content that falls flat. It is not for settling scores with its author.
                </li>
                <li>No pile-ons: do not send others after someone, here or elsewhere.</li>
                <li>No vote trading, and no second account to vote with.</li>
                <li>Spoilers get a warning in their first words.</li>
              </ul>
            </>
          ),
        },
        {
          title: 'Avatars and names',
          body: (
            <>
              <ul>
                <li>The same content rules apply: everyone sees an avatar without having chosen to.</li>
                <li>No nudity, gore, or symbols of hate.</li>
                <li>No impersonation. Parody accounts say that they are one in their name or bio.</li>
                <li>No advertising, and no contact details of other people.</li>
              </ul>
            </>
          ),
        },
        {
          title: 'What happens when a rule is broken',
          body: (
            <>
              <p>
                Usually the post is removed and you hear why. Who keeps breaking the rules is suspended; who
                does serious harm is removed at once. If you think we got it wrong, tell us at <Contact />: a
                second person looks at it. The <Link to={paths.termsOfService}>Terms of Service</Link> apply
                as well.
              </p>
            </>
          ),
        },
      ]}
    />
  )
}
