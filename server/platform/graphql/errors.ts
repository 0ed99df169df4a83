import {
  refusalDefinitions,
  ValidationError,
  type FieldError,
  type Refusal,
} from '#server/platform/refusals.ts'
import { builder } from './builder.ts'

const ErrorInterface = builder.interfaceRef<Refusal>('Error').implement({
  description:
    'An expected error. Select `... on Error { message }` in every result union to handle all of them.',
  fields: (t) => ({
    message: t.exposeString('message', {
      description: 'A message that can be shown to the user.',
    }),
    code: t.exposeString('code', { description: 'A stable, machine-readable code.' }),
  }),
})

const FieldErrorType = builder.objectRef<FieldError>('FieldError').implement({
  description: 'A problem with one field of an input.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'The name of the field in the input.' }),
    message: t.exposeString('message', { description: 'A message that can be shown next to the field.' }),
  }),
})

builder.objectFields(ValidationError, (t) => ({
  fields: t.field({
    type: [FieldErrorType],
    description: 'The invalid fields.',
    resolve: (error) => [...error.fields],
  }),
}))

/** Has to be called after all features have defined their refusals. */
export function addErrorTypes(): void {
  for (const [type, { name, description, isResult = true }] of refusalDefinitions)
    if (isResult) builder.objectType(type, { name, description, interfaces: [ErrorInterface] })
}
