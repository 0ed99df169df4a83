import { registerLifecycle } from '#server/platform/lifecycle.ts'
import { exportUnfinishedUploads, exportUploads } from './export-uploads.ts'
import { videoHandler } from './process-video.ts'
import { removeFiles } from './remove-media.ts'
import { removeResumableFile } from './resumable-uploads.ts'
import { sweepStorage } from './sweep-storage.ts'
import { sweepUploads } from './sweep-uploads.ts'

registerLifecycle({
  start(dependencies) {
    const { videos } = dependencies
    videos?.queue.start(videoHandler(dependencies, videos))
  },
  accountDeletion: {
    async prepare(dependencies, transaction, ownerId) {
      const ofOwner = { where: { ownerId }, select: { id: true } } as const
      const media = await transaction.media.findMany(ofOwner)
      await transaction.job.deleteMany({ where: { memberId: ownerId } })
      const uploads = await transaction.resumableUpload.findMany(ofOwner)
      return async () => {
        await removeFiles(
          dependencies,
          media.map(({ id }) => id),
        )
        await dependencies.background.run('remove unfinished uploads', async () => {
          for (const { id } of uploads) await removeResumableFile(dependencies, id)
        })
      }
    },
  },
  dataExport: { uploads: exportUploads, unfinishedUploads: exportUnfinishedUploads },
  sweeps: [
    { name: 'sweep uploads', interval: 15 * 60_000, run: sweepUploads },
    { name: 'sweep the storage', interval: 24 * 3_600_000, run: sweepStorage },
  ],
})
