export type Topic =
  | 'animals'
  | 'code'
  | 'family'
  | 'food'
  | 'home'
  | 'life'
  | 'night'
  | 'office'
  | 'plants'
  | 'sport'
  | 'thoughts'
  | 'travel'
  | 'weather'

/** A joke without a moment fits any time. */
export type Moment = 'morning' | 'evening' | 'night' | 'monday' | 'friday' | 'weekend'

/** Codes of ISO 639. All other texts are English. */
export type Language = 'ar' | 'de' | 'es' | 'fr' | 'it' | 'ja' | 'pl' | 'pt' | 'sv' | 'zh'
