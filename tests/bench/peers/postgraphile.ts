import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Community } from '../community/community.ts'
import { startPeer, type Peer } from './process.ts'
import { fetchTool } from './tools.ts'

/** The newest version that supports all Node.js versions of this project. */
export const POSTGRAPHILE_VERSION = '4.14.1'

/** Configured as documented for production: no watch mode, no GraphiQL, no body logging, prepared statements. */
const PROGRAM = `
const { createServer } = require('node:http')
const { postgraphile } = require('postgraphile')
const options = {
  dynamicJson: true, ignoreRBAC: true, setofFunctionsContainNulls: false, legacyRelations: 'omit',
  disableQueryLog: true, graphiql: false, enableCors: false,
}
const server = createServer(postgraphile({ connectionString: process.env.DATABASE_URL, max: 10 }, 'public', options))
server.listen(0, () => console.log('ready at http://localhost:' + server.address().port + '/graphql'))
process.once('SIGTERM', () => process.exit())
`

/** Null if it cannot be installed. */
export async function startPostgraphile(
  directory: string,
  { databaseUrl }: Community,
  say: (line: string) => void,
): Promise<Peer | null> {
  const installed = await fetchTool(directory, 'postgraphile', POSTGRAPHILE_VERSION, say)
  if (!installed) return null
  const program = path.join(installed, '../../serve.cjs')
  await writeFile(program, PROGRAM)
  return startPeer('PostGraphile', [program], { DATABASE_URL: databaseUrl })
}
