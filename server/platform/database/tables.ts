import type {
  Comment,
  CommentReaction,
  Credentials,
  Media,
  Member,
  Notification,
  NotificationAction,
  Post,
  Reaction,
  Rendition,
  Session,
} from '#server/generated/prisma/client.ts'

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : ''

/** The values of an enum are upper case in Prisma and lower case in PostgreSQL. */
type StoredValue<Value> = Value extends string ? (string extends Value ? Value : Lowercase<Value>) : Value

type TableOf<Model> = { [Field in keyof Model & string as SnakeCase<Field>]: StoredValue<Model[Field]> }

export type Tables = {
  posts: TableOf<Post>
  members: TableOf<Member>
  credentials: TableOf<Credentials>
  media: TableOf<Media>
  renditions: TableOf<Rendition>
  reactions: TableOf<Reaction>
  comments: TableOf<Comment>
  comment_reactions: TableOf<CommentReaction>
  notifications: TableOf<Notification>
  notification_actions: TableOf<NotificationAction>
  sessions: TableOf<Session>
  trending_members: { member_id: string; likes: number; all_time_likes: number }
}
