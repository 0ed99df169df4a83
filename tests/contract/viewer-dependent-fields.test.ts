import { isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from '#server/schema/schema.ts'

test('viewer-dependent fields declare what events for all subscribers contain', async () => {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType)
  const lines = types.flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ extensions }) => extensions.viewerDependent)
      .map(({ name, extensions }) => `${type.name}.${name}: ${JSON.stringify(extensions.viewerDependent)}\n`),
  )
  await expect(lines.toSorted().join('')).toMatchFileSnapshot('../snapshots/viewer-dependent-fields.txt')
})
