// The compiler `require()`s this file, so in an ES module package a default export would not reach it.
const config = {
  src: './client',
  schema: './schema.graphql',
  language: 'typescript',
  artifactDirectory: './client/__generated__',
  excludes: ['**/node_modules/**', '**/__generated__/**'],
  eagerEsModules: true,
  noFutureProofEnums: true,
  useImportTypeSyntax: true,
  // A file travels beside the variables, in which it leaves its place empty.
  customScalarTypes: { DateTime: 'string', UUID: 'string', Upload: 'null' },
  persistConfig: { file: './client/__generated__/persisted-documents.json', algorithm: 'SHA256' },
}

export { config as 'module.exports' }
