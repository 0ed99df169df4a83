/**
 * Hashtag games of today, which make their tags trend. Each post is by another member, so that 10 members use #officeanimal,
 * 9 #sixwordstory, 8 #badadvice, 7 #naps, 6 #ducks and 5 #secretsnacks.
 */
export const gamesOfToday: readonly string[] = [
  'An otter. Holds your hand in every meeting and never says “synergy”. #officeanimal',
  'Six ducks. One per department, and one for morale. #officeanimal #ducks',
  'A sloth. Finally somebody who reads the whole email. #officeanimal #naps',
  'My vote: a goat. It eats paper, so we can skip the archive. #officeanimal',
  'A duck, obviously. It has always looked calm above the desk and paddled like mad below it. #officeanimal #ducks',
  'A tortoise. It was here before the reorganisation and will be here after it. #officeanimal',
  'A koala. 22 hours of sleep a day and still a better attendance record than Kevin. #officeanimal #naps',
  'No cat, no dog. A duck in a tie. We have a dress code. #officeanimal #ducks',
  'A parrot that only says “you are on mute”. #officeanimal',
  'A rubber duck. Cheap, washable, and it has never once replied to all. #officeanimal #ducks',
  'For sale: gym bag. Never opened. #sixwordstory',
  'Set alarm. Snoozed. Retired at noon. #sixwordstory #naps',
  'The duck knew. The duck quacked. #sixwordstory #ducks',
  'Somebody ate my biscuits. I’m alone. #sixwordstory #secretsnacks',
  'Replied to all. Updating my CV. #sixwordstory',
  'Closed one eye. Woke up Thursday. #sixwordstory #naps',
  '“Just one episode,” she said. Autumn. #sixwordstory',
  'Cat on lap. I live here. #sixwordstory #naps',
  'Hid the chocolate. Forgot. Found it! #sixwordstory #secretsnacks',
  'If you cannot find your keys, move house. #badadvice',
  'Never go to bed angry. Stay on the sofa and plan your revenge in comfort. #badadvice',
  'Feed one duck. What is the worst that can happen? #badadvice #ducks',
  'Eat the chips in the car and you never have to share. Or explain. #badadvice #secretsnacks',
  'Tired in a video call? Close your camera, not your eyes. Wait. The other way round. #badadvice #naps',
  'Hide your snacks in a bag labelled “kale”. I have lost four bags this way. #badadvice #secretsnacks',
  'A nap is never too long. Ask the man who slept for twenty years: he got a book out of it. #badadvice #naps',
  'Biscuits eaten standing up do not count, so I have had the kitchen chairs removed. #badadvice #secretsnacks',
]

/** The first posts of the games, from the days before. */
export const earlierGames: readonly string[] = [
  'An owl, for the night shift. It can look behind itself, like all of us since the merger. #officeanimal',
  'A hamster, with its own wheel. It would feel at home in our department. #officeanimal',
  'Opened fridge. Same fridge. Opened fridge. #sixwordstory',
  'I waved. They meant someone else. #sixwordstory',
  'Password expired. So did my patience. #sixwordstory',
  'The plant lived. Gerald did not. #sixwordstory',
  'Reply to every email with “as discussed”. It is always true somewhere. #badadvice',
  'If the smoke alarm beeps, it is only saying hello. #badadvice',
  'Name the spider. Then it is a flatmate and you can ask for rent. #badadvice',
]
