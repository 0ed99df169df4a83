import type {
  Comment,
  CommentReaction,
  Credentials,
  Follow,
  HiddenMember,
  Media,
  MediaFrame,
  Member,
  Notification,
  NotificationAction,
  Post,
  PostTag,
  Reaction,
  Rendition,
  SavedPost,
  Session,
  Tag,
  TagFollow,
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
  media_frames: TableOf<MediaFrame>
  renditions: TableOf<Rendition>
  reactions: TableOf<Reaction>
  comments: TableOf<Comment>
  comment_reactions: TableOf<CommentReaction>
  follows: TableOf<Follow>
  saved_posts: TableOf<SavedPost>
  hidden_members: TableOf<HiddenMember>
  notifications: TableOf<Notification>
  notification_actions: TableOf<NotificationAction>
  sessions: TableOf<Session>
  tags: TableOf<Tag>
  post_tags: TableOf<PostTag>
  tag_follows: TableOf<TagFollow>
  trending_members: { member_id: string; likes: number; all_time_likes: number }
}
