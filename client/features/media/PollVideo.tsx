import { useVideoProgress } from './useVideoProgress.ts'

/** Updates a video that is being processed. */
export function PollVideo({ postId }: { postId: string }) {
  useVideoProgress(postId)
  return null
}
