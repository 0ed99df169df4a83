import { fileTypeFromFile } from 'file-type'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Queries } from '#server/platform/database/types.ts'
import type { VideoContainer } from '#server/platform/video/transcoder.ts'
import { storeImage, type ImageOptions } from './store-image.ts'
import { storeVideo } from './store-video.ts'
import { limitMediaJobs } from './media-jobs.ts'
import { countUpload, type Upload } from '#server/platform/http/uploads.ts'

/** The content of the file determines the container. Other files are read as images. */
const CONTAINERS = new Map<string | undefined, VideoContainer>([
  ['video/mp4', 'mp4'],
  ['video/webm', 'webm'],
])

/** Stores a file that expires after a day unless a post uses it. `guard` can throw in the same transaction. */
export async function storeMedia(
  dependencies: Dependencies,
  upload: Upload,
  about: Omit<ImageOptions, 'createdAt'>,
  guard?: (transaction: Queries) => Promise<void>,
): Promise<string> {
  const keep = async () => {
    const { file } = upload
    const type = await fileTypeFromFile(file)
    const container = CONTAINERS.get(type?.mime)
    if (container) return storeVideo(dependencies, { file, container }, about, guard)
    const picture = await dependencies.images.preparePicture(file, { memberId: about.ownerId })
    return storeImage(dependencies, picture, about, guard)
  }
  return countUpload(dependencies, upload, () => limitMediaJobs(dependencies, about.ownerId, keep))
}
