/** What people here write about; each member cares for some of it. */
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

/** When a joke is at its best; without one, any time will do. */
export type Moment = 'morning' | 'evening' | 'night' | 'monday' | 'friday' | 'weekend'
