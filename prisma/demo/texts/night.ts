import { on, type Line } from './line.ts'

export const nightTexts: readonly Line[] = [
  on('night', 'Went to bed at ten to be reasonable. It is one. I know everything about squid now. 🦑'),
  on('night', 'My brain at noon: …\nMy brain at 2 am: let us rank all our teachers.'),
  on('night', 'Insomnia is just unpaid overtime.'),
  on(
    'night',
    'I turned the pillow to the cool side. The cool side was the side I came from. There is no escape.',
  ),
  on(
    'night',
    'The blanket is too warm. One foot out: too cold. Toe out: perfect. I am a very complicated thermostat. 🛏️',
  ),
  on('night', 'Counting sheep. One of them limps. Now I am worried about a sheep. 🐑'),
  on('night', 'If you are awake too: hello. Drink some water. It was not that embarrassing. 🌙'),
  on('night', 'The neighbour’s cat and I are both up. She has a plan. I have crackers.'),
  on('night', 'Somebody invented the snooze button and then, I assume, was never on time for any prize.'),
  on('night', '3 am is when the dark chocolate stops pretending it belongs to anyone else.'),
  on('night', 'Tired all day, awake all night. I think I have been installed upside down. #nightowl'),
  on('evening', 'I am going to bed early tonight. This message will be deleted at 1:30.'),
  on('evening', 'Melatonin, lavender, white noise, no screens. And then a mosquito, with a drum. 🦟'),
  on('morning', 'I had a dream in which I was at work. I demand a salary.'),
  on('morning', 'I slept so badly that my pillow asked me how I was.'),
  'A nap has two lengths: twenty minutes or a new identity. 😴',
  'Sleeping in the dark, alone, in a soft box. At three I cried about it. Now it is my only hobby.',
]
