import { registerLifecycle } from '#server/platform/lifecycle.ts'
import { indexPosts } from './index-posts.ts'
import { refreshSearchWords } from './suggest-search.ts'

registerLifecycle({
  repeatedTasks: [
    { name: 'index posts for searches', interval: 1000, run: indexPosts },
    { name: 'refresh words for search suggestions', interval: 10 * 60_000, run: refreshSearchWords },
  ],
})
