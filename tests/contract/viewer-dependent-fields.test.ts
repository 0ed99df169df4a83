import { isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from '#server/schema/schema.ts'

/**
 * An event is executed once for all but its author, so no field of these may look different to two onlookers. Before one
 * is added here: is it the same for every member who has nothing to do with the post?
 */
test('broadcast events have no other viewer-dependent fields', () => {
  const types = ['PostCreated', 'PostDeleted', 'Post', 'User', 'ImageMedia', 'VideoMedia', 'VideoSource']
  const ofViewer = types.flatMap((name) => {
    const type = schema.getType(name)
    if (!isObjectType(type)) throw new Error(`There is no type ${name}`)
    return Object.keys(type.getFields()).flatMap((field) =>
      /viewer/i.test(field) ? [`${name}.${field}`] : [],
    )
  })
  expect(ofViewer).toEqual(['Post.viewerCanDelete', 'Post.viewerReaction', 'User.isViewer'])
})
