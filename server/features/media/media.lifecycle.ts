import { registerLifecycle } from '#server/platform/lifecycle.ts'
import { videoWork } from './process-video.ts'
import { removeFiles } from './remove-media.ts'
import { sweepStorage } from './sweep-storage.ts'
import { sweepUploads } from './sweep-uploads.ts'

registerLifecycle({
  start(dependencies) {
    const { videos } = dependencies
    videos?.queue.start(videoWork(dependencies, videos))
  },
  accountDeletion: {
    async prepare(dependencies, transaction, ownerId) {
      const media = await transaction.media.findMany({ where: { ownerId }, select: { id: true } })
      const ids = media.map(({ id }) => id)
      return () => removeFiles(dependencies, ids)
    },
  },
  sweeps: [
    { name: 'sweep uploads', interval: 15 * 60_000, run: sweepUploads },
    { name: 'sweep the storage', interval: 24 * 3_600_000, run: sweepStorage },
  ],
})
