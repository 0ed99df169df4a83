import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './strict-csp.ts'
import './monaco-environment.ts'
import { Explorer } from './Explorer.tsx'
// These are the parts of graphiql/style.css except the fonts and the editor's style sheet, which the editor imports.
import '@graphiql/react/style.css'
import 'graphiql/graphiql.css'
import '@graphiql/plugin-doc-explorer/style.css'
import '@graphiql/plugin-history/style.css'
import '@graphiql/plugin-explorer/style.css'
import './page.css'

const root = document.getElementById('graphiql')
if (!root) throw new Error('index.html has no element #graphiql')

createRoot(root).render(
  <StrictMode>
    <Explorer />
  </StrictMode>,
)
