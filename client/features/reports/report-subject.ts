/** The post, comment or member that is reported. */
export type ReportSubject = {
  /** The id of a post, comment or member. */
  id: string
  /** The word of the menu and the title, such as "post" or "@name". */
  name: string
}

/** The member who wrote the subject, or who is the subject. */
export type ReportedMember = { userId: string; username: string }
