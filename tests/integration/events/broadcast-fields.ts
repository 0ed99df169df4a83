import {
  getNamedType,
  isAbstractType,
  isObjectType,
  isRequiredArgument,
  type GraphQLNamedType,
} from 'graphql'
import { schema } from '#server/schema/schema.ts'

type Field = { path: string; viewerDependent: unknown; type: GraphQLNamedType }

/** The fields of an object type that need no arguments. */
function fieldsOf(type: GraphQLNamedType): Field[] {
  if (!isObjectType(type)) return []
  return Object.values(type.getFields())
    .filter(({ args }) => !args.some(isRequiredArgument))
    .map((field) => ({
      path: `${type.name}.${field.name}`,
      viewerDependent: field.extensions.viewerDependent,
      type: getNamedType(field.type),
    }))
}

type Subscription = 'postEvents' | 'commentEvents'

function rootType(subscription: Subscription): GraphQLNamedType {
  const field = schema.getSubscriptionType()?.getFields()[subscription]
  if (!field) throw new Error(`The schema has no subscription ${subscription}`)
  return getNamedType(field.type)
}

/** A selection of every field that a broadcast may contain. */
export function selectBroadcastFields(subscription: Subscription): string {
  return selectFieldsOf(rootType(subscription))
}

function selectFieldsOf(type: GraphQLNamedType): string {
  if (isAbstractType(type)) {
    const types = schema.getPossibleTypes(type)
    return `{ __typename ${types.map((member) => `... on ${member.name} ${selectFieldsOf(member)}`).join(' ')} }`
  }
  const fields = fieldsOf(type).filter(({ viewerDependent }) => viewerDependent !== true)
  if (fields.length === 0) return ''
  return `{ ${fields.map((field) => `${field.path.split('.')[1]} ${selectionOf(field)}`).join(' ')} }`
}

/** Objects that events omit, as the original of a meme, could contain themselves. */
function selectionOf({ type, viewerDependent }: Field): string {
  return viewerDependent && isObjectType(type) ? '{ __typename }' : selectFieldsOf(type)
}
