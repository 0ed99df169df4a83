/** The package has no types. These are the parts that the tests use. */
declare module 'relay-test-utils' {
  import type { Environment, GraphQLResponse, OperationDescriptor } from 'relay-runtime'

  export type MockEnvironment = Environment & {
    mock: {
      getAllOperations: () => readonly OperationDescriptor[]
      getMostRecentOperation: () => OperationDescriptor
      findOperation: (matches: (operation: OperationDescriptor) => boolean) => OperationDescriptor
      resolve: (operation: OperationDescriptor, response: GraphQLResponse) => void
      reject: (operation: OperationDescriptor, error: Error) => void
      nextValue: (operation: OperationDescriptor, response: GraphQLResponse) => void
      complete: (operation: OperationDescriptor) => void
      queueOperationResolver: (
        resolver: (operation: OperationDescriptor) => GraphQLResponse | Error | null,
      ) => void
    }
  }

  export type MockResolverContext = {
    readonly parentType: string | null
    readonly name: string | null
    readonly alias: string | null
    readonly path: readonly string[] | null
    readonly args: Record<string, unknown> | null
  }

  /** By type name. Fields that a resolver omits are generated. */
  export type MockResolvers = Record<
    string,
    (context: MockResolverContext, generateId: () => number) => unknown
  >

  export function createMockEnvironment(): MockEnvironment

  export const MockPayloadGenerator: {
    generate: (operation: OperationDescriptor, resolvers?: MockResolvers) => GraphQLResponse
  }
}
