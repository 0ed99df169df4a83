import { registerLifecycle } from '#server/platform/lifecycle.ts'
import { sweepMemeCache } from './meme-cache.ts'

registerLifecycle({
  sweeps: [
    {
      name: 'limit the cache of meme URLs',
      interval: 15 * 60_000,
      run: (dependencies) => sweepMemeCache(dependencies),
    },
  ],
})
