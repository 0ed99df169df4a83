import { readFile } from 'node:fs/promises'
import {
  buildSchema,
  DEFAULT_DEPRECATION_REASON,
  findBreakingChanges,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  isUnionType,
  lexicographicSortSchema,
  printSchema,
  type GraphQLNamedType,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { schema } from '#server/schema/schema.ts'

/** The names that integrators rely on. Names can be added, but none of these may change or disappear. */
const PROMISED = buildSchema(`
  scalar UUID
  scalar DateTime
  interface Node { id: ID! }
  interface Error { message: String! }
  type Query {
    node(id: ID!): Node
    nodes(ids: [ID!]!): [Node]!
    viewer: Viewer
    feed(first: Int, after: String, last: Int, before: String): PostConnection!
    trendingPosts(first: Int, after: String, last: Int, before: String): PostConnection!
    trendingMembers(first: Int! = 10): [TrendingMember!]!
    post(id: UUID!): Post
    user(id: UUID!): User
    usernameAvailability(username: String!): UsernameAvailability!
  }
  type Viewer implements Node {
    id: ID! user: User! email: String! phone: String roleId: Int organizationId: Int lastUpdated: DateTime!
  }
  type User implements Node {
    id: ID! databaseId: UUID! username: String! fullName: String! bio: String photoUrl(width: Int): String!
    createdAt: DateTime! postCount: Int! likeCount: Int! isViewer: Boolean!
    posts(first: Int, after: String, last: Int, before: String): PostConnection!
  }
  type Post implements Node {
    id: ID! databaseId: UUID! text: String! media: Media author: User! createdAt: DateTime! updatedAt: DateTime!
    likeCount: Int! dislikeCount: Int! commentCount: Int! shareCount: Int! tags: [String!]!
    viewerReaction: ReactionType viewerCanDelete: Boolean!
  }
  union Media = ImageMedia
  type ImageMedia { url(width: Int): String! width: Int! height: Int! altText: String! thumbHash: String! }
  enum ReactionType { LIKE DISLIKE }
  type PostConnection {
    edges: [PostEdge!]! pageInfo: PageInfo! totalCount: Int pageCursors(size: Int! = 10): PageCursors
  }
  type PostEdge { node: Post! cursor: String! }
  type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
  type PageCursors { totalPages: Int! page(number: Int!): PageCursor }
  type PageCursor { cursor: String }
  type TrendingMember { rank: Int! likeCount: Int! user: User! }
  type UsernameAvailability { message: String! }
  type ValidationError implements Error { message: String! fields: [FieldError!]! }
  type FieldError { path: String! message: String! }
  type NotAuthenticatedError implements Error { message: String! }
  type Subscription { postEvents: PostEvent! }
  union PostEvent = PostCreated | PostDeleted
  type PostCreated { post: Post! }
  type PostDeleted { deletedPostId: ID! }
`)

const MUTATIONS =
  `register verifyOtp resendOtp login logout refreshSession requestPasswordReset resetPassword signInWithIdentity
   createPost deletePost reactToPost updateProfile setProfilePhoto deleteProfilePhoto deleteAccount`.split(
    /\s+/,
  )

const ownTypes = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
)

describe('schema', () => {
  test('keeps every released name, type and argument', () => {
    expect(findBreakingChanges(PROMISED, schema)).toEqual([])
  })

  test('is up to date in schema.graphql', async () => {
    const file = await readFile(new URL('../../schema.graphql', import.meta.url), 'utf8')
    expect(file).toBe(`${printSchema(lexicographicSortSchema(schema))}\n`)
  })

  test('describes each of its parts', () => {
    expect(ownTypes.flatMap(undescribed)).toEqual([])
    const directives = schema.getDirectives().filter((directive) => !isSpecifiedDirective(directive))
    const parts = directives.flatMap((directive) => [directive, ...directive.args])
    expect(parts.filter(({ description }) => !description)).toEqual([])
  })

  test('gives a reason and a replacement for each deprecation', () => {
    const parts = ownTypes.flatMap(partsOf)
    expect(parts.filter(({ deprecationReason }) => deprecationReason === DEFAULT_DEPRECATION_REASON)).toEqual(
      [],
    )
  })
})

describe('mutations', () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})

  test('include every released one', () => {
    expect(mutations.map(({ name }) => name)).toEqual(expect.arrayContaining(MUTATIONS))
  })

  test.for(mutations.map((field) => [field.name, field] as const))(
    '%s takes one input and returns its payload or an expected error',
    ([name, { args, type }]) => {
      const title = name.charAt(0).toUpperCase() + name.slice(1)
      expect(args.map((argument) => `${argument.name}: ${String(argument.type)}`)).toEqual([
        `input: ${title}Input!`,
      ])
      expect(String(type)).toBe(`${title}Result!`)
      const result = schema.getType(`${title}Result`)
      const members = isUnionType(result) ? result.getTypes() : []
      expect(members.map(String)).toContain(`${title}Payload`)
      for (const member of members.filter(({ name: other }) => other.endsWith('Error')))
        expect(member.getInterfaces().map(String)).toEqual(['Error'])
    },
  )
})

/** The paths of everything without a description. */
function undescribed(type: GraphQLNamedType): string[] {
  const parts = partsOf(type).filter(({ description }) => !description)
  return [...(type.description ? [] : [type.name]), ...parts.map(({ path }) => path)]
}

type Part = { path: string; description?: string | null; deprecationReason?: string | null }

function partsOf(type: GraphQLNamedType): Part[] {
  if (isEnumType(type)) return type.getValues().map((value) => partOf(value, type.name))
  if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => partOf(field, type.name))
  if (!isObjectType(type) && !isInterfaceType(type)) return []
  return Object.values(type.getFields()).flatMap((field) => [
    partOf(field, type.name),
    ...field.args.map((argument) => partOf(argument, `${type.name}.${field.name}`)),
  ])
}

function partOf({ name, ...part }: Omit<Part, 'path'> & { name: string }, owner: string): Part {
  return { ...part, path: `${owner}.${name}` }
}
