import { registerLifecycle } from '#server/platform/lifecycle.ts'
import { refreshSearchWords } from './suggest-search.ts'

registerLifecycle({
  repeatedTasks: [
    { name: 'refresh words for search suggestions', interval: 10 * 60_000, run: refreshSearchWords },
  ],
})
