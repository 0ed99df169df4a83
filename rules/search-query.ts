import { isGroupSlug } from './group-slug.ts'
import { SEARCH_QUERY_MAX } from './limits.ts'
import { countCharacters, isWithinInputLimit, normalizeText } from './post-text.ts'
import { parseHashtag } from './tag-rules.ts'

export type SearchMediaKind = (typeof SEARCH_MEDIA_KINDS)[number]
const SEARCH_MEDIA_KINDS = ['IMAGE', 'VIDEO', 'MEME', 'TEXT'] as const

/** A search for posts. All conditions must be met. */
export type SearchQuery = {
  words: string[]
  phrases: string[]
  /** Words and phrases that the post must not contain. */
  excluded: string[]
  /** The names of tags. */
  tags: string[]
  excludedTags: string[]
  /** Usernames in lower case. */
  authors: string[]
  /** Slugs. */
  groups: string[]
  mediaKinds: SearchMediaKind[]
  /** The start of a UTC day, inclusive. */
  after: Date | null
  /** The start of a UTC day, exclusive. */
  before: Date | null
}

/** A phrase in quotation marks, or text without whitespace. A quotation mark without a second one is ignored. */
const TERM = /(-?)(?:"([^"]*)"|([^\s"]+))/gu
const OPERATOR = /^(from|in|is|before|after):(.+)$/iu
const USERNAME = /^@?([A-Za-z0-9_]{3,30})$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const HAS_WORD = /[\p{L}\p{N}]/u

/** Any text is a valid query. Terms without a known operator are words. */
export function parseSearchQuery(text: string): SearchQuery {
  const query: SearchQuery = {
    words: [],
    phrases: [],
    excluded: [],
    tags: [],
    excludedTags: [],
    authors: [],
    groups: [],
    mediaKinds: [],
    after: null,
    before: null,
  }
  for (const [, minus = '', phrase, bare = ''] of normalizeSearch(text).matchAll(TERM)) {
    if (phrase !== undefined) add(minus ? query.excluded : query.phrases, phrase)
    else if (minus) addExcluded(query, bare)
    else if (!addOperator(query, bare)) add(query.words, bare)
  }
  return query
}

/** Whether the query has no condition, so that nothing is searched. */
export function isEmptySearch({ after, before, ...lists }: SearchQuery): boolean {
  return !after && !before && Object.values(lists).every((list) => list.length === 0)
}

export function isOverlongSearch(text: string): boolean {
  // A grapheme cluster has at least one code unit, so most searches need no counting.
  if (text.length <= SEARCH_QUERY_MAX) return false
  return !isWithinInputLimit(text) || countCharacters(text, SEARCH_QUERY_MAX + 1) > SEARCH_QUERY_MAX
}

/** Removes characters that PostgreSQL cannot store, and replaces typographic quotation marks by plain ones. */
export function normalizeSearch(text: string): string {
  return normalizeText(text.replace(/\p{Surrogate}/gu, '').replace(/[“”„«»]/g, '"'))
}

function addExcluded(query: SearchQuery, bare: string): void {
  const tag = parseHashtag(bare)
  if (tag === undefined) add(query.excluded, bare)
  else add(query.excludedTags, tag)
}

/** Returns false if the term is a word. */
function addOperator(query: SearchQuery, term: string): boolean {
  const tag = parseHashtag(term)
  if (tag !== undefined) return add(query.tags, tag)
  const [, operator = '', value = ''] = OPERATOR.exec(term) ?? []
  switch (operator.toLowerCase()) {
    case 'from': {
      const [, username] = USERNAME.exec(value) ?? []
      return username !== undefined && add(query.authors, username.toLowerCase())
    }
    case 'in': {
      const slug = value.toLowerCase()
      return isGroupSlug(slug) && add(query.groups, slug)
    }
    case 'is': {
      const kind = SEARCH_MEDIA_KINDS.find((known) => known === value.toUpperCase())
      return kind !== undefined && add(query.mediaKinds, kind)
    }
    case 'before':
    case 'after': {
      const day = parseDay(value)
      if (day === undefined) return false
      narrow(query, operator.toLowerCase() === 'before' ? { before: day } : { after: day })
      return true
    }
    default:
      return false
  }
}

/** The narrowest of several limits includes the others. */
function narrow(query: SearchQuery, { before, after }: { before?: Date; after?: Date }): void {
  if (before && (!query.before || before < query.before)) query.before = before
  if (after && (!query.after || after > query.after)) query.after = after
}

function parseDay(value: string): Date | undefined {
  const day = new Date(`${value}T00:00:00.000Z`)
  // JavaScript turns the 31st of a shorter month into the next month.
  const isDay = DAY.test(value) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
  return isDay ? day : undefined
}

/** Ignores terms without a letter or digit. */
function add<Item extends string>(list: Item[], item: Item): true {
  if (HAS_WORD.test(item) && !list.includes(item)) list.push(item)
  return true
}
