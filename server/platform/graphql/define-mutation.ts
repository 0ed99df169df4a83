import type { InputFieldMap, InputShapeFromFields, ObjectFieldsShape } from '@pothos/core'
import {
  MissingScopeError,
  NotAllowedError,
  NotAuthenticatedError,
  NotFoundError,
  type RefusalClass,
} from '#server/platform/refusals.ts'
import {
  requireSession,
  requireWriter,
  type SessionViewer,
  type Viewer,
  type Writer,
} from '#server/platform/viewer.ts'
import { builder, type SchemaTypes } from './builder.ts'
import type { GraphQLContext } from './context.ts'
import { requireId, type IdInput } from './require-id.ts'

type Types = PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>

type Viewers = { visitor: Viewer | null; write: Writer; moderate: Writer; account: SessionViewer }

const REQUIRE: { [Access in keyof Viewers]: (viewer: Viewer | null) => Viewers[Access] } = {
  visitor: (viewer) => viewer,
  write: requireWriter,
  moderate: requireWriter,
  account: requireSession,
}

/** GraphQL has no input types without fields. */
const IGNORED = { description: 'A client mutation id, which is ignored.' }

/** Methods, so that `defineMutation` accepts the mutations of all inputs and payloads. */
type Mutation<
  Access extends keyof Viewers,
  Name extends string,
  Fields extends InputFieldMap,
  Input,
  Payload,
> = {
  /** The scope of the builder that the mutation requires. */
  access: Access
  description: string
  /** Expected errors besides those of the access and the ids. */
  refusals?: readonly RefusalClass[]
  /** Input fields with global ids, which `resolve` receives as database ids. */
  ids?: Record<Name, IdInput>
  /** The other input fields. */
  input?(t: PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>): Fields
  resolve(input: Input, viewer: Viewers[Access], context: GraphQLContext): Promise<Payload>
  payload(
    t: PothosSchemaTypes.ObjectFieldBuilder<Types, Payload>,
  ): ReturnType<ObjectFieldsShape<Types, Payload>>
}

/** Defines a mutation with an input, a payload and a result union. */
export function defineMutation<
  Access extends keyof Viewers,
  Payload,
  Name extends string = never,
  Fields extends InputFieldMap = InputFieldMap,
>(
  name: string,
  mutation: Mutation<Access, Name, Fields, InputShapeFromFields<Fields> & Record<Name, string>, Payload>,
): void
export function defineMutation(
  name: string,
  mutation: Mutation<keyof Viewers, string, InputFieldMap, object, object>,
): void {
  const { access, description, refusals = [], ids = {}, input, resolve, payload } = mutation
  const ofIds = Object.entries(ids)
  const types = [
    ...(access === 'visitor' ? [] : [NotAuthenticatedError, MissingScopeError]),
    ...(access === 'moderate' ? [NotAllowedError] : []),
    ...(ofIds.length > 0 ? [NotFoundError] : []),
    ...refusals,
  ]
  builder.relayMutationField(
    name,
    {
      description: `Input of \`${name}\`.`,
      inputFields: (t) => ({
        ...Object.fromEntries(
          ofIds.map(([field, id]) => [field, t.id({ required: true, description: id.description })]),
        ),
        ...(input ? input(t) : ofIds.length === 0 && { clientMutationId: t.string(IGNORED) }),
      }),
    },
    {
      authScopes: { [access]: true },
      description,
      errors: { types },
      resolve: (_root, args, context) => {
        const viewer = REQUIRE[access](context.viewer)
        const given: Record<string, unknown> = args.input
        const parsed = ofIds.map(([field, { typename, notFound }]) => [
          field,
          requireId(String(given[field]), typename, notFound),
        ])
        return resolve({ ...given, ...Object.fromEntries(parsed) }, viewer, context)
      },
    },
    { description: `Payload of \`${name}\`.`, outputFields: payload },
  )
}
