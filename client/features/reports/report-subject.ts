/** What a member reports, and whom they can block afterwards. */
export type ReportSubject = {
  /** The id of a post, comment or member. */
  id: string
  /** The word of the menu and the title, such as "post" or "@name". */
  name: string
}

/** The member who wrote the subject, or who is the subject. */
export type ReportedMember = { userId: string; username: string }
