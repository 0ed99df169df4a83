export const PRODUCT_NAME = 'Guffaw'

/** In grapheme clusters, which readers perceive as single characters. */
export const POST_TEXT_MAX = 500
/** A grapheme cluster can contain any number of code points, so the whole text has a limit as well. */
export const POST_TEXT_MAX_CODE_POINTS = 10 * POST_TEXT_MAX
/** The error message gives the exact length up to this many characters. */
export const POST_TEXT_COUNT_MAX = 4 * POST_TEXT_MAX
/**
 * UTF-16 code units, checked before any other rule. A character of a post may have 20 units, and the longest emoji
 * has 15.
 */
export const TEXT_INPUT_MAX_CODE_UNITS = 2 * POST_TEXT_MAX_CODE_POINTS
export const ALT_TEXT_MAX = 1500
export const TAGS_MAX = 10

/** The text of a comment has the limits of a post. A reply to a comment at this depth has the same depth. */
export const COMMENT_DEPTH_MAX = 5
export const COMMENT_EDIT_MINUTES = 15

export const POST_EDIT_MINUTES = 60

export const FOLLOWED_MEMBERS_MAX = 5000
export const SUGGESTED_MEMBERS_MAX = 50
export const MENTION_SUGGESTIONS_MAX = 20

export const FOLLOWED_TAGS_MAX = 100
/** In characters, without the `#`. */
export const TAG_LENGTH_MAX = 50
export const TAGS_SHOWN_MAX = 50
export const TAG_HISTORY_DAYS = 7
/** Distinct members who used a tag today before it can trend. */
export const TRENDING_TAG_MEMBERS_MIN = 5

/** In grapheme clusters. */
export const SEARCH_QUERY_MAX = 200
/** Places in the trending list that are counted. */
export const TRENDING_RANK_MAX = 1000
/** Posts with the picture of an upload. */
export const LOOKALIKES_MAX = 5

export const MUTED_WORDS_MAX = 100
/** In code points, as all lengths of muted words. */
export const MUTED_WORD_LENGTH_MAX = 50
/** All muted words of a member together. */
export const MUTED_WORDS_LENGTH_MAX = 2000
/** Ten years. */
export const MUTE_SECONDS_MAX = 10 * 365 * 24 * 60 * 60

/** Links and mentions are limited in the first day of an account, when spammers use it. */
export const NEW_MEMBER_SECONDS = 24 * 60 * 60

/** Members that one text notifies. */
export const MENTIONS_MAX = 10
/** Actions with the same subject form one notification for this long after the first. */
export const NOTIFICATION_GROUP_HOURS = 24
/** Browsers of a member that receive push messages. Another one replaces the oldest. */
export const PUSH_SUBSCRIPTIONS_MAX = 20
export const PUSH_ENDPOINT_MAX = 1000
/** Timeouts in a row after which a push subscription is paused. */
export const PUSH_TIMEOUTS_MAX = 5
export const PUSH_PAUSE_HOURS = 1
/** A push subscription with timeouts only is deleted after this time. */
export const PUSH_TIMEOUT_HOURS_MAX = 24

/** The specification fixes both values: the limit is 40 MB, and the message says 50MB. */
export const MEDIA_FILE_MAX_BYTES = 40 * 1024 * 1024
export const IMAGE_MAX_PIXELS = 40_000_000
export const IMAGE_MAX_FRAMES = 300
export const IMAGE_PROCESSING_SECONDS = 30
/** CPU and wall-clock time for reading the header of an image. Normal images take a hundredth of it. */
export const IMAGE_HEADER_PROCESSOR_SECONDS = 0.5
export const IMAGE_HEADER_SECONDS = 1.5

/** Slightly more than an 8K frame. */
export const VIDEO_FRAME_MAX_PIXELS = 36_000_000
/** The longer side of a stored video in pixels. */
export const VIDEO_SIDE_MAX = 1920
export const VIDEO_FRAMES_PER_SECOND_MAX = 60
export const VIDEO_OUTPUT_MAX_BYTES = 160 * 1024 * 1024
export const VIDEO_INSPECTION_SECONDS = 20
/** CPU time for the inspection. A file of 40 MB takes a tenth of it, and a video of two hours half. */
export const VIDEO_INSPECTION_PROCESSOR_SECONDS = 1
export const VIDEO_ENCODING_SECONDS = 300
/** The WebM rendition is optional, so a slow encoding must not delay other videos. */
export const VIDEO_WEBM_SECONDS = 60
export const VIDEO_RETRIES = 3

/** Per member. */
export const UNFINISHED_VIDEOS_MAX = 10

export const MEDIA_CACHE_SECONDS = 60 * 60

/** An upload that no post uses is deleted after this time. */
export const UPLOAD_SECONDS = 24 * 60 * 60
/** Per member: uploads that no post uses. */
export const DETACHED_UPLOADS_MAX = 20
/** The total size of the renditions of these uploads. The last upload may exceed the limit. */
export const DETACHED_UPLOADS_MAX_BYTES = 200 * 1024 * 1024

export const IDEMPOTENCY_KEY_MAX = 200
/** An idempotency key is stored for at least this time. */
export const IDEMPOTENCY_KEY_SECONDS = 24 * 60 * 60

export const USERNAME_MIN = 3
export const USERNAME_MAX = 30
export const USERNAME_CHECK_DELAY_SECONDS = 1
export const EMAIL_MAX = 254
export const LOGIN_PASSWORD_MIN = 6
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
export const MINIMUM_AGE_YEARS = 18
export const FULL_NAME_MAX = 80
export const BIO_MAX = 300
export const PHONE_MAX = 30

export const ONE_TIME_CODE_DIGITS = 6
export const ONE_TIME_CODE_MINUTES = 10
export const ONE_TIME_CODE_TRIES = 5
export const ONE_TIME_CODE_RESEND_SECONDS = 60
/** Attempts on one code from all networks together, except the browser and the network that requested it. */
export const ONE_TIME_CODE_TRIES_ELSEWHERE = 5

/**
 * Per account. The owner gets a mail at the first limit, and unknown browsers are refused at the second, so that a stranger
 * guesses a code of an account with a chance of about 1 in 60,000 a day.
 */
export const WRONG_CODES_WINDOW_SECONDS = 24 * 60 * 60
export const WRONG_CODES_NOTICE = 10
export const WRONG_CODES_MAX = 15

/** Members without a password can make changes that require a password for this long after signing in. */
export const RECENT_SIGN_IN_MINUTES = 10

/** The maximum age of an ID token when it first arrives, and the clock skew of the provider. */
export const ID_TOKEN_MAX_SECONDS = 5 * 60
export const ID_TOKEN_SKEW_SECONDS = 60
export const IDENTITY_SIGN_IN_SECONDS = 60 * 60

export const REGISTRATION_SECONDS = 7 * 24 * 60 * 60
export const USERNAME_RESERVATION_SECONDS = 30 * 60
/** Only its former owner can take a username again within this time. */
export const FORMER_USERNAME_DAYS = 90
/** Per member, so that nobody reserves any number of names by changing theirs. The latest are reserved. */
export const FORMER_USERNAMES_MAX = 5

export const ACCESS_TOKEN_SECONDS = 24 * 60 * 60
export const REFRESH_TOKEN_SECONDS = 7 * 24 * 60 * 60
/** Refreshing a session does not extend this time. */
export const SESSION_SECONDS_MAX = 90 * 24 * 60 * 60
/** Two tabs may exchange the same refresh token within this time. A later reuse counts as theft. */
export const REFRESH_GRACE_SECONDS = 10
/** A token that expires within this time counts as expired. */
export const TOKEN_EXPIRY_MARGIN_SECONDS = 30
/** Over HTTPS, these cookies and the device and code request cookies have the prefix `__Host-`. */
export const ACCESS_TOKEN_COOKIE = 'accessToken'
export const REFRESH_TOKEN_COOKIE = 'refreshToken'
/** Identifies the registration that was started in this browser, which accepts only the code of that registration. */
export const REGISTRATION_COOKIE = 'registration'
/** Identifies a browser that has signed in to an account, which has its own rate limits. */
export const DEVICE_COOKIE = 'device'
export const DEVICE_SECONDS = 365 * 24 * 60 * 60
/** Identifies the browser that requested a password reset, whose attempts other browsers cannot use up. */
export const CODE_REQUEST_COOKIE = 'codeRequest'
export const CODE_REQUEST_SECONDS = 60 * 60

/** The prefix lets secret scanners recognize a leaked token. */
export const PERSONAL_TOKEN_PREFIX = 'guffaw_pat_'
/** The number of random bytes, and their length in base64url. */
export const PERSONAL_TOKEN_SECRET_BYTES = 32
export const PERSONAL_TOKEN_SECRET_LENGTH = 43
export const PERSONAL_TOKEN_NAME_MAX = 60
export const PERSONAL_TOKEN_DAYS_MAX = 365
export const PERSONAL_TOKEN_DAYS_DEFAULT = 30
export const PERSONAL_TOKEN_DAYS = [7, 30, 90, PERSONAL_TOKEN_DAYS_MAX] as const
/** Per member, including expired tokens. */
export const PERSONAL_TOKENS_MAX = 20
/** The last use is stored with this precision, so that most uses need no write. */
export const PERSONAL_TOKEN_USE_SECONDS = 60

export const RETRIES_MAX = 3
/** Data stays fresh for this long. Stale data is shown while it is refetched. */
export const FRESH_SECONDS = { posts: 5 * 60, profiles: 10 * 60, notifications: 5 * 60, cases: 30 } as const
/** Older data is not shown. */
export const SNAPSHOT_SECONDS = 30 * 60

export const PAGE_SIZE = 10
export const PAGE_SIZE_MAX = 50
/** Numbered pages reach this many posts of a list. Further posts are after the cursors of connections. */
export const NUMBERED_POSTS_MAX = 10_000
/** A search counts its matches up to this number. */
export const COUNTED_ROWS_MAX = 10_000
export const TRENDING_MEMBERS_MAX = 50
export const TRENDING_MEMBERS_DAYS = 7
export const DELETE_PREVIEW_LENGTH = 50
/** Characters of a post in the share text and in the title of its page. */
export const SHARED_TEXT_LENGTH = 200
export const POST_TITLE_LENGTH = 60
export const NODES_MAX = 100
/** Actors of a notification in one request. */
export const MEMBERS_SHOWN_MAX = 50
/** Posts of one `postChanges` subscription. */
export const SUBSCRIBED_POSTS_MAX = 50

/** The limits apply to a document, and to each operation and fragment including the fragments it spreads. */
export const DOCUMENT_LIMITS = {
  characters: { maximum: 20_000, description: 'characters' },
  tokens: { maximum: 2000, description: 'tokens' },
  depth: { maximum: 15, description: 'levels of fields' },
  rootFields: { maximum: 20, description: 'fields at its root' },
  fields: { maximum: 500, description: 'fields' },
  aliases: { maximum: 30, description: 'aliases' },
  directives: { maximum: 30, description: 'directives' },
} as const

/** In points, as defined by decision 0015. */
export const OPERATION_COST_MAX = 5000
/** A subscription is executed for every event. One with every field costs about 2300. */
export const SUBSCRIPTION_COST_MAX = 2500
export const INTROSPECTION_COST = 100

/** Characters of the note in a report. */
export const REPORT_NOTE_MAX = 500
/** Characters of the note of a decision and of an appeal. */
export const DECISION_NOTE_MAX = 1000
export const SUSPEND_DAYS_MAX = 3650

export const GROUP_SLUG_MIN = 3
export const GROUP_SLUG_MAX = 30
/** In grapheme clusters, as the next two. */
export const GROUP_NAME_MAX = 50
export const GROUP_DESCRIPTION_MAX = 500
export const GROUP_RULE_MAX = 200
export const GROUP_RULES_MAX = 10
export const OWNED_GROUPS_MAX = 20
/** Memberships of a member. Each is a source of the home feed. */
export const JOINED_GROUPS_MAX = 1000
export const PINNED_POSTS_MAX = 3
export const RISING_GROUPS_DAYS = 7
/** Posts of a group that are listed to its moderators because of open cases. */
export const REPORTED_POSTS_MAX = 50
