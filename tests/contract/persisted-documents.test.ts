import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { getOperationAST, OperationTypeNode, parse, validate } from 'graphql'
import { describe, expect, test } from 'vitest'
import { DOCUMENT_LIMITS, OPERATION_COST_MAX, PAGE_SIZE } from '#rules/limits.ts'
import { PERSISTED_DOCUMENTS_FILE } from '#server/config/project-root.ts'
import { compile } from '#server/platform/graphql/plugins/compiled-queries.ts'
import { documentSize } from '#server/platform/graphql/plugins/document-size.ts'
import { costOfOperation } from '#server/platform/graphql/plugins/operation-cost.ts'
import { schema } from '#server/schema/schema.ts'

const documents = Object.entries<string>(JSON.parse(await readFile(PERSISTED_DOCUMENTS_FILE, 'utf8')))

describe('persisted documents', () => {
  test.for(documents.map(([hash, text]) => [nameOf(text), hash, text] as const))(
    '%s is valid and stored under its hash',
    ([, hash, text]) => {
      expect(validate(schema, parse(text))).toEqual([])
      expect(createHash('sha256').update(text).digest('hex')).toBe(hash)
    },
  )

  test.for(documents.map(([, text]) => [nameOf(text), text] as const))(
    '%s stays far below the document limits',
    ([, text]) => {
      const document = parse(text)
      const size = documentSize(document)
      for (const limit of ['depth', 'rootFields', 'fields', 'aliases', 'directives'] as const)
        expect(size[limit], limit).toBeLessThanOrEqual(DOCUMENT_LIMITS[limit].maximum * 0.7)
      expect(text.length).toBeLessThan(DOCUMENT_LIMITS.characters.maximum / 4)
      const operation = getOperationAST(document)
      if (!operation) throw new Error('It has one')
      expect(costOfOperation(schema, document, operation, { count: PAGE_SIZE })).toBeLessThan(
        OPERATION_COST_MAX * 0.35,
      )
    },
  )

  test.for(
    documents
      .map(([, text]) => [nameOf(text), parse(text)] as const)
      .filter(([, document]) => getOperationAST(document)?.operation !== OperationTypeNode.SUBSCRIPTION),
  )('%s can be compiled', ([, document]) => {
    expect(compile({ schema, document })).not.toBeNull()
  })

  // The reverse is valid: a tab of an earlier build still sends its documents.
  test("contain every operation of the client's artifacts", async () => {
    const directory = path.dirname(PERSISTED_DOCUMENTS_FILE)
    const files = (await readdir(directory)).filter((file) => file.endsWith('.graphql.ts'))
    const artifacts = await Promise.all(files.map((file) => readFile(path.join(directory, file), 'utf8')))
    const named = artifacts.flatMap((artifact) => /"?id"?: "([0-9a-f]{64})"/.exec(artifact)?.[1] ?? [])
    expect(named.length).toBeGreaterThan(10)
    expect(documents.map(([hash]) => hash)).toEqual(expect.arrayContaining(named))
  })
})

function nameOf(text: string): string {
  return /^(?:query|mutation|subscription) (\w+)/m.exec(text)?.[1] ?? text
}
