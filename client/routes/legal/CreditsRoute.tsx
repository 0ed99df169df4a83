import { LegalDocument } from './LegalDocument.tsx'

const FONTS = [
  ['Anton', 'The Anton Project Authors', 'https://github.com/googlefonts/AntonFont'],
  ['Balsamiq Sans', 'The Balsamiq Sans Project Authors', 'https://github.com/balsamiq/balsamiqsans'],
  [
    'Bricolage Grotesque',
    'The Bricolage Grotesque Project Authors',
    'https://github.com/ateliertriay/bricolage',
  ],
  ['JetBrains Mono', 'The JetBrains Mono Project Authors', 'https://github.com/JetBrains/JetBrainsMono'],
  ['Noto Sans and Noto Serif', 'The Noto Project Authors', 'https://github.com/notofonts'],
  ['Noto Sans CJK', 'Adobe', 'https://github.com/notofonts/noto-cjk'],
] as const

/** The works of others that the site and its memes show. */
export function CreditsRoute() {
  return (
    <LegalDocument
      title="Credits"
      updated="2026-11-29"
      summary="Guffaw shows work of people who let everybody use it. Thank you."
      sections={[
        {
          title: 'Emoji',
          body: (
            <p>
              The emoji of memes are from <a href="https://github.com/discord/twemoji">Twemoji</a>, © Twitter,
              Inc. and other contributors, licensed under{' '}
              <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>. Their shapes are
              unchanged. Their names and keywords are from <a href="https://emojibase.dev">Emojibase</a>, ©
              Miles Johnson (MIT license), with data of the{' '}
              <a href="https://cldr.unicode.org">Unicode CLDR</a>, © Unicode, Inc. (
              <a href="https://www.unicode.org/license.txt">Unicode License</a>).
            </p>
          ),
        },
        {
          title: 'Fonts',
          body: (
            <>
              <p>
                These fonts are licensed under the{' '}
                <a href="https://openfontlicense.org">SIL Open Font License 1.1</a>:
              </p>
              <ul>
                {FONTS.map(([name, authors, url]) => (
                  <li key={name}>
                    <a href={url}>{name}</a>, © {authors}
                  </li>
                ))}
              </ul>
            </>
          ),
        },
        {
          title: 'Icons and drawings',
          body: (
            <p>
              The icons are from <a href="https://lucide.dev">Lucide</a> (ISC license). The meme templates and
              stickers were drawn for Guffaw and are free for everybody (
              <a href="https://creativecommons.org/publicdomain/zero/1.0/">CC0 1.0</a>).
            </p>
          ),
        },
      ]}
    />
  )
}
