/** The first posts of new members. */
export const introductionTexts: readonly string[] = [
  'New here. Is this the queue for the jokes?',
  'Hello! A friend sent me. She said there would be ducks.',
  'First post. I have been practising in front of the mirror. 👋',
  'Hi, I am new, I am shy, and I have brought cake. #firstpost',
  'Testing, testing. Does the back row hear me?',
  'I signed up for the memes and stayed for… well, it has been four minutes. So far so good.',
  'My therapist said “find a community”. My therapist did not say “a serious one”.',
  'Is it normal that I read all of this in one evening and now I know your cats by name? Hello! #firstpost',
  'Joined today. Already late for something, I can feel it.',
  'Good evening. I will be over there in the corner, laughing quietly. 🌵',
]
