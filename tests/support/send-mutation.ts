import type { GraphQLClient } from './graphql-client.ts'

/** For mutations that can return a ValidationError. */
export const INVALID_FIELDS = '... on ValidationError { fields { path message } }'

/** Sends a mutation with the fields of its payload. Returns its result, which has the code and message of an error. */
export async function sendMutation(
  { send }: GraphQLClient,
  mutation: string,
  input: Record<string, unknown>,
  fields: string,
  refusals = '',
): Promise<unknown> {
  const type = mutation.charAt(0).toUpperCase() + mutation.slice(1)
  const { data } = await send(
    `mutation ($input: ${type}Input!) { ${mutation}(input: $input) {
      __typename ... on Error { message code } ${refusals}
      ... on ${type}Payload { ${fields} }
    } }`,
    { input },
  )
  return Object(data)[mutation]
}
