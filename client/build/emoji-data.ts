import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import emoji from 'emojibase-data/en/compact.json' with { type: 'json' }
import { matchesQuery } from '../../rules/memes/matches-query.ts'
import { emojiName } from '../../rules/memes/render/emoji.ts'

/** The groups of Unicode by their numbers. Number 2 are parts of emoji, such as skin tones. */
const GROUPS = {
  0: 'Smileys',
  1: 'People',
  3: 'Animals and nature',
  4: 'Food and drink',
  5: 'Travel and places',
  6: 'Activities',
  7: 'Objects',
  8: 'Symbols',
  9: 'Flags',
}

const packageFile = createRequire(import.meta.url).resolve('@discordapp/twemoji/package.json')
const drawn = new Set(
  readdirSync(path.join(path.dirname(packageFile), 'dist/svg')).map((file) =>
    path.basename(file, '.svg').replaceAll('-fe0f', ''),
  ),
)

/**
 * Replaces EMOJI_GROUPS in the client's code: the emoji that Twemoji contains, with their English names, and with the keywords
 * that their names do not contain.
 */
export const emojiData = {
  EMOJI_GROUPS: JSON.stringify(
    Object.entries(GROUPS).map(([number, name]) => ({
      name,
      emoji: emoji
        .filter(({ group, unicode }) => group === Number(number) && drawn.has(emojiName(unicode)))
        .sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
        .map(({ unicode, label, tags = [] }) => ({
          name: unicode,
          label,
          keywords: tags.filter((tag) => !matchesQuery([label], tag)).join(' '),
        })),
    })),
  ),
}
