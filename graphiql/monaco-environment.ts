import 'graphiql/setup-workers/vite'
import type { Environment } from 'monaco-editor'
import { setStylesLater } from './strict-csp.ts'

/** How the HTML that the editor writes passes our content security policy. It makes its workers already. */
const environment: Environment = {
  ...window.MonacoEnvironment,
  createTrustedTypesPolicy: (name, options) => ({ ...options, name, createHTML: setStylesLater }),
}
window.MonacoEnvironment = environment
