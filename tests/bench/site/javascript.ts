import { scriptsOf, sizeOf } from '#tests/support/site-scripts.ts'

/** A screen and the chunks that are loaded for it. */
const MEMBER = ['start', 'resume-session', 'app', 'member']
const SCREENS: [string, string[]][] = [
  ['landing', ['start', 'LandingRoute']],
  ['login', ['start', 'LoginRoute']],
  ['register', ['start', 'RegisterRoute']],
  ['feed', MEMBER],
  ['feed on a desktop', [...MEMBER, 'PostComposer', 'TrendingPanel']],
  ['post', [...MEMBER, 'PostRoute']],
  ['create', [...MEMBER, 'CreateRoute']],
  ['discover', [...MEMBER, 'DiscoverRoute']],
  ['search', [...MEMBER, 'SearchRoute']],
  ['notifications', [...MEMBER, 'NotificationsRoute']],
  ['profiles', [...MEMBER, 'profiles']],
  ['settings', [...MEMBER, 'SettingsRoute']],
  ['meme editor', [...MEMBER, 'MemeEditor', 'parse-font', 'PostStep']],
]

/** Kilobytes and files for the first visit of each screen. */
export async function javascriptTable(): Promise<string> {
  const lines = SCREENS.map(async ([screen, chunks]) => {
    const scripts = await scriptsOf(...chunks)
    return `| ${screen} | ${(sizeOf(scripts) / 1000).toFixed(1)} | ${scripts.length} |`
  })
  return [
    '| screen | JavaScript, kB gzip | files |',
    '| --- | ---: | ---: |',
    ...(await Promise.all(lines)),
  ].join('\n')
}
