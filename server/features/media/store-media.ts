import { fileTypeFromFile } from 'file-type'
import { MP4_TYPES } from '#rules/media-rules.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { VideoContainer } from '#server/platform/video/transcoder.ts'
import { storeImage, type Guard, type MediaDetails } from './store-image.ts'
import { storeVideo } from './store-video.ts'
import { limitMediaJobs } from './media-jobs.ts'
import { countUpload, type Upload } from '#server/platform/http/uploads.ts'

/** The content of the file determines the container. Other files are read as images. */
const CONTAINERS = new Map<string | undefined, VideoContainer>([
  ...MP4_TYPES.map((type) => [type, 'mp4'] as const),
  ['video/webm', 'webm'],
])

/** Stores a file that expires after a day unless a post uses it. */
export async function storeMedia(
  dependencies: Dependencies,
  upload: Upload,
  details: MediaDetails,
  guard?: Guard,
): Promise<string> {
  const { file } = upload
  const type = await fileTypeFromFile(file)
  const container = CONTAINERS.get(type?.mime)
  if (!container) return storeImageUpload(dependencies, upload, details, guard)
  const store = () => storeVideo(dependencies, { file, container }, details, guard)
  return countUpload(dependencies, upload, () => limitMediaJobs(dependencies, details.ownerId, store))
}

/** Like `storeMedia` for images only. Throws UnsupportedFileTypeError for other files. */
export async function storeImageUpload(
  dependencies: Dependencies,
  upload: Upload,
  details: MediaDetails,
  guard?: Guard,
): Promise<string> {
  const store = async () => {
    const image = await dependencies.images.prepareImage(upload.file, { memberId: details.ownerId })
    return storeImage(dependencies, image, details, guard)
  }
  return countUpload(dependencies, upload, () => limitMediaJobs(dependencies, details.ownerId, store))
}
