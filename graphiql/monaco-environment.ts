import 'graphiql/setup-workers/vite'
import type { Environment } from 'monaco-editor'
import { deferStyleAttributes } from './strict-csp.ts'

/** Adapts the HTML of the editor to the content security policy. `setup-workers` has already configured the workers. */
const environment: Environment = {
  ...window.MonacoEnvironment,
  createTrustedTypesPolicy: (name, options) => ({ ...options, name, createHTML: deferStyleAttributes }),
}
window.MonacoEnvironment = environment
