import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Community } from '../community/community.ts'
import { startPeer, type Peer } from './process.ts'
import { fetchTool } from './tools.ts'

/** The newest that runs on every Node.js that this project does; 5 asks for a newer one. */
export const POSTGRAPHILE_VERSION = '4.14.1'

/** As its documentation has it for production: no watching, no page to try it, no body to log, statements prepared. */
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

/** Null when it cannot be had. */
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
