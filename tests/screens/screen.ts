import type { Page } from 'playwright-core'

/** One screen in one state, as a person can come to it. */
export type Screen = {
  /** What its pictures are called. */
  name: string
  /** Where it is; a function where the address depends on who is in the community. */
  path: string | ((people: People) => string)
  by: 'member' | 'visitor'
  /** Before the address is opened: what the network does to it. */
  arrange?: (page: Page) => Promise<void>
  /** What is visible once it is there; then `act` goes on. */
  shows: string | RegExp
  /** From the opened address to the state that is meant. */
  act?: (page: Page, device: DeviceName) => Promise<void>
  /** Pictures of all of it rather than of what fits the window. */
  whole?: boolean
  /** Where there is no such state on the other kind of device. */
  only?: DeviceName
}

export type DeviceName = 'phone' | 'desktop'

/** Ids of members and posts that addresses need. */
export type People = { otherMemberId: string; postId: string }
