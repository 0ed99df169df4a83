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
