/** Every business constant of the product that both sides must agree on. Source: the specification's sections 5 and 9. */

export const PRODUCT_NAME = 'Guffaw'

/** Counted in grapheme clusters: what a reader would call a character. */
export const POST_TEXT_MAX = 500
/** A cluster may pile up any number of code points; this bounds the text as a whole. */
export const POST_TEXT_MAX_CODE_POINTS = 10 * POST_TEXT_MAX
/** The error message for a longer text gives its exact length up to this many characters. */
export const POST_TEXT_COUNT_MAX = 4 * POST_TEXT_MAX
/**
 * UTF-16 code units of any text that is sent. A longer text is rejected before anything else reads it. A post of 500
 * characters has 20 units for each of them, and the longest emoji has 15.
 */
export const TEXT_INPUT_MAX_CODE_UNITS = 2 * POST_TEXT_MAX_CODE_POINTS
export const ALT_TEXT_MAX = 1500
export const TAGS_MAX = 10

/** Bytes. The sentence shown for it speaks of 50MB; 40 MB is what counts. */
export const MEDIA_FILE_MAX_BYTES = 40 * 1024 * 1024
export const IMAGE_MAX_PIXELS = 40_000_000
export const IMAGE_MAX_FRAMES = 300
export const IMAGE_PROCESSING_SECONDS = 30
/** A picture is refused whose header takes more than both; an honest one takes a hundredth. */
export const IMAGE_HEADER_PROCESSOR_SECONDS = 0.5
export const IMAGE_HEADER_SECONDS = 1.5

/** Of one frame: what the largest televisions show, with a little room. */
export const VIDEO_FRAME_MAX_PIXELS = 36_000_000
/** Pixels of the longer side that is kept. */
export const VIDEO_SIDE_MAX = 1920
export const VIDEO_FRAMES_PER_SECOND_MAX = 60
/** Of what is made of a video; beyond, it is given up. */
export const VIDEO_OUTPUT_MAX_BYTES = 160 * 1024 * 1024
/** For a look at what a file is, and for each form that is made of it. */
export const VIDEO_INSPECTION_SECONDS = 20
/** A look at 40 MB takes a tenth of it, at two hours half; a file that is made to take longer is told so soon. */
export const VIDEO_INSPECTION_PROCESSOR_SECONDS = 1
export const VIDEO_ENCODING_SECONDS = 300
/** For the form that can be done without: what takes longer would keep others' videos waiting. */
export const VIDEO_WEBM_SECONDS = 60
/** How often a video that failed is tried again. */
export const VIDEO_RETRIES = 3

/** Videos of one member that are not ready yet. */
export const UNFINISHED_VIDEOS_MAX = 10

/** How long caches may serve a media file before they must ask the server again. */
export const MEDIA_CACHE_SECONDS = 60 * 60

/** How long an upload waits for a post to take it. */
export const UPLOAD_SECONDS = 24 * 60 * 60
/** Of one member, that no post has taken. */
export const WAITING_UPLOADS_MAX = 20
/** Bytes of all their renditions; what is beyond by the last one stays. */
export const WAITING_UPLOADS_MAX_BYTES = 200 * 1024 * 1024

export const IDEMPOTENCY_KEY_MAX = 200
/** How long, at the least, a request is known by its key. */
export const IDEMPOTENCY_KEY_SECONDS = 24 * 60 * 60

export const USERNAME_MIN = 3
export const USERNAME_MAX = 30
/** From the last key typed until the server is asked whether the name is free. */
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
/** Tries of one code from all networks together, apart from the browser and the network that requested it. */
export const ONE_TIME_CODE_TRIES_ELSEWHERE = 20

/** Wrong codes of one account within the window: the owner gets a mail, then unknown browsers are refused. */
export const WRONG_CODES_WINDOW_SECONDS = 24 * 60 * 60
export const WRONG_CODES_NOTICE = 20
export const WRONG_CODES_MAX = 100

/** How long a member without a password may do what others prove with their password, from the sign-in on. */
export const RECENT_SIGN_IN_MINUTES = 10

/** The maximum age of an ID token when it first arrives, and the clock skew between the provider and this server. */
export const ID_TOKEN_MAX_SECONDS = 5 * 60
export const ID_TOKEN_SKEW_SECONDS = 60
/** The time to complete a sign-in with an ID token that was accepted. */
export const IDENTITY_SIGN_IN_SECONDS = 60 * 60

/** A registration that is not verified is removed after this time. */
export const REGISTRATION_SECONDS = 7 * 24 * 60 * 60
/** A registration reserves its username only for this long. */
export const USERNAME_RESERVATION_SECONDS = 30 * 60

export const ACCESS_TOKEN_SECONDS = 24 * 60 * 60
export const REFRESH_TOKEN_SECONDS = 7 * 24 * 60 * 60
/** A session ends this long after its sign-in, however often it is refreshed. */
export const SESSION_SECONDS_MAX = 90 * 24 * 60 * 60
/** A refresh token that two tabs exchange at nearly the same time is no theft. */
export const REFRESH_GRACE_SECONDS = 10
/** A token counts as expired when it expires within this time. */
export const TOKEN_EXPIRY_MARGIN_SECONDS = 30
/** Over https these names and those of the device and code request cookies have the prefix `__Host-`. */
export const ACCESS_TOKEN_COOKIE = 'accessToken'
export const REFRESH_TOKEN_COOKIE = 'refreshToken'
/** Which registration this browser began: only the code of that one verifies it here. */
export const REGISTRATION_COOKIE = 'registration'
/** Which browser has signed in to an account: it has its own limits for tries. */
export const DEVICE_COOKIE = 'device'
export const DEVICE_SECONDS = 365 * 24 * 60 * 60
/** Which browser requested a code to reset a password: nobody else can use up its tries. */
export const CODE_REQUEST_COOKIE = 'codeRequest'
export const CODE_REQUEST_SECONDS = 60 * 60

/** Lets whoever finds a lost one, a scanner above all, tell what it is. */
export const PERSONAL_TOKEN_PREFIX = 'guffaw_pat_'
/** Random bytes, and the characters of base64url that they make. */
export const PERSONAL_TOKEN_SECRET_BYTES = 32
export const PERSONAL_TOKEN_SECRET_LENGTH = 43
export const PERSONAL_TOKEN_NAME_MAX = 60
export const PERSONAL_TOKEN_DAYS_MAX = 365
export const PERSONAL_TOKEN_DAYS_DEFAULT = 30
/** What the form offers. */
export const PERSONAL_TOKEN_DAYS = [7, 30, 90, PERSONAL_TOKEN_DAYS_MAX] as const
/** A member's, those that have expired included. */
export const PERSONAL_TOKENS_MAX = 20
/** A token's last use is kept no finer than this, so that using it seldom writes. */
export const PERSONAL_TOKEN_USE_SECONDS = 60

/** How often a list that failed to load is asked for again. */
export const RETRIES_MAX = 3
/** What the site has fetched is shown without asking again for this long; then at once, while it is asked again. */
export const FRESH_SECONDS = { posts: 5 * 60, profiles: 10 * 60 } as const
/** Older than this, what the site has fetched is not shown any more. */
export const KEPT_SECONDS = 30 * 60

export const PAGE_SIZE = 10
export const PAGE_SIZE_MAX = 50
export const TRENDING_MEMBERS_MAX = 50
export const TRENDING_MEMBERS_DAYS = 7
export const DELETE_PREVIEW_LENGTH = 50
/** Characters of a post that go along with its link, and that are its page's title. */
export const SHARED_TEXT_LENGTH = 200
export const POST_TITLE_LENGTH = 60
/** How many objects `nodes` finds at once. */
export const NODES_MAX = 100

/**
 * How large a GraphQL document may be, and each operation and fragment in it with the fragments it spreads. The site's
 * own documents are far below.
 */
export const DOCUMENT_LIMITS = {
  characters: { maximum: 20_000, what: 'characters' },
  tokens: { maximum: 2000, what: 'tokens' },
  depth: { maximum: 15, what: 'levels of fields' },
  rootFields: { maximum: 20, what: 'fields at its root' },
  fields: { maximum: 500, what: 'fields' },
  aliases: { maximum: 30, what: 'aliases' },
  directives: { maximum: 30, what: 'directives' },
} as const

/** In points, which decision 0015 says how to count. */
export const OPERATION_COST_MAX = 5000
/** What reading the schema itself costs, however much of it. */
export const INTROSPECTION_COST = 100
