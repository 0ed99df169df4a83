import { screen, within } from '@testing-library/react'
import { showFeed } from './show-feed.tsx'
import { stubMedia } from './stub-media.ts'

/** The video of a post as the server returns it. */
export function videoOf(name: string) {
  return {
    __typename: 'VideoMedia',
    state: 'READY',
    failure: null,
    sources: [{ type: 'video/mp4', url: `/media/video/reduced/${name}.mp4` }],
    posterUrl: `/media/image/w_1080/${name}.webp`,
    width: 1920,
    height: 1080,
    duration: 31,
    altText: `Video ${name}`,
    thumbHash: '3OcRJYB4d3h/iIeHeEh3eIhw+j2w',
  }
}

/** Shows a feed of posts with videos, none of which is in view. */
export async function showVideos(...names: string[]) {
  const { play, scrollTo } = stubMedia()
  const view = await showFeed(names.map((name) => ({ id: name, media: videoOf(name) })))
  const postOf = (name: string) => screen.getByRole('article', { description: `Post ${name}` })
  const videoIn = (name: string) => within(postOf(name)).findByLabelText<HTMLVideoElement>(`Video ${name}`)
  return {
    ...view,
    play,
    /** Sets the visible share of a post, 0 to 1. Resolves to its video, whose player is loaded when it first comes into view. */
    async look(name: string, visible: number): Promise<HTMLVideoElement> {
      await scrollTo(postOf(name), visible)
      const video = await videoIn(name)
      // The player creates its observer only now.
      await scrollTo(postOf(name), visible)
      return video
    },
    scrollTo: (name: string, visible: number) => scrollTo(postOf(name), visible),
    controlsOf: (name: string) => within(within(postOf(name)).getByRole('group', { name: 'Video player' })),
    postOf,
  }
}
