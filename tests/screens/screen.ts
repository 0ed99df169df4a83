import type { Page } from 'playwright-core'

/** A screen in one state that a user can see. */
export type Screen = {
  /** The name of its screenshots. */
  name: string
  /** The path, or a function if it depends on the demo community. */
  path: string | ((people: People) => string)
  by: 'member' | 'moderator' | 'visitor'
  /** Prepares the network before the page is opened. */
  arrange?: (page: Page) => Promise<void>
  /** Visible when the page is ready; `act` runs afterwards. */
  shows: string | RegExp
  /** Brings the opened page into the state. */
  act?: (page: Page, device: DeviceName) => Promise<void>
  /** Takes the full page instead of the window. */
  whole?: boolean
  /** Set if the state exists on one kind of device only. */
  only?: DeviceName
  /**
   * Set if another screen has the same layout: a screen that loads, is empty, has failed or shows other data, or has an open menu
   * or dialog. It is audited on one device instead of both.
   */
  isState?: boolean
  /**
   * A similar screen, set if every kind of element of this state is on screens without `repeats`. Only the nightly audit shows it.
   */
  repeats?: string
}

export type DeviceName = 'phone' | 'desktop'

/** The ids of members, posts, comments and groups in paths. */
export type People = {
  otherMemberId: string
  postId: string
  commentedPostId: string
  commentId: string
  /** A remix that has remixes. */
  memeId: string
  /** The global id of a case that waits for a decision. */
  caseId: string
  /** A group that the demo member owns. */
  groupSlug: string
}
