/** The post, comment, member or group that is reported. */
export type ReportSubject = {
  /** Its global id. */
  id: string
  /** The word of the menu and the title, such as "post" or "@name". */
  name: string
}

/** The member who wrote the subject, or who is the subject. */
export type ReportedMember = { userId: string; username: string }
