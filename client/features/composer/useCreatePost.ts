import { useRelayEnvironment } from 'react-relay/hooks'
import type { CreatePostInput } from '#client/__generated__/createPostMutation.graphql.ts'

/** Creates a post. The code is part of the composer, which the feed of a phone does not load. */
export function useCreatePost(authorId: string | undefined) {
  const environment = useRelayEnvironment()
  return async (input: CreatePostInput) =>
    (await import('./create-post.ts')).createPost(environment, authorId, input)
}
