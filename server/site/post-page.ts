import type { FastifyInstance } from 'fastify'
import { validate as isUuid } from 'uuid'
import { postPath } from '#rules/site-paths.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { loadSharedPost } from '#server/features/posts/load-post.ts'
import { postTags } from './post-tags.ts'

export type PostPageOptions = {
  /** The site's index.html. */
  page: string
  dependencies: Dependencies
  /** Without a slash at the end; known once the server listens. */
  siteUrl: () => string
}

/** What the page says about itself: client/index.html marks where it begins and ends. */
const ABOUT = /<!-- In the place of .*? -->.*<!-- About the page ends here\. -->/s

/** A post's own address: the site's page, with what other sites show of the post in its head. */
export async function postPageRoute(
  scope: FastifyInstance,
  { page, dependencies, siteUrl }: PostPageOptions,
): Promise<void> {
  const [start, end] = page.split(ABOUT)
  if (start === undefined || end === undefined) throw new Error('index.html does not mark what it is about')

  scope.get<{ Params: { id: string } }>(postPath(':id'), async (request, reply) => {
    const { id } = request.params
    // Asked for anew each time: a deleted post is gone at once.
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
    try {
      const post = isUuid(id) ? await loadSharedPost(dependencies, null, id) : null
      return post ? reply.send(start + postTags(post, siteUrl()) + end) : reply.status(404).send(page)
    } catch (error) {
      // The site comes up all the same, and says itself what it cannot show.
      request.log.warn({ err: error }, 'A post could not be read for its page')
      return reply.status(503).send(page)
    }
  })
}
