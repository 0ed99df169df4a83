import type { Topic } from '../topics.ts'

/** Plans and their outcomes. All pairs within a topic fit. */
export const plans: readonly (readonly [Topic, readonly string[], readonly string[]])[] = [
  [
    'night',
    [
      'I will be in bed by ten.',
      'No screens after nine.',
      'Tonight I will finally catch up on sleep.',
      'One chapter, then lights off.',
    ],
    [
      '*1:20 am, knows every bridge in Norway*',
      '*2 am, watching a man restore a toaster*',
      '*learning at midnight how lighthouses work, in tears*',
      '*3 am, wide awake, ranking soups*',
    ],
  ],
  [
    'food',
    [
      'I will cook something healthy tonight.',
      'No sweets this week.',
      'Only a small portion for me.',
      'I am going to eat slowly and mindfully.',
    ],
    [
      '*is one with the biscuit tin*',
      '*has named the pizza*',
      '*eats grated cheese over the sink like a raccoon*',
      '*dessert, but as a starter*',
    ],
  ],
  [
    'sport',
    [
      'This year I will run a half marathon.',
      'I will take the stairs from now on.',
      'I am going to the gym straight after work.',
      'Ten push-ups every morning!',
    ],
    [
      '*out of breath from unpacking the shoes*',
      '*lying on the yoga mat, texting*',
      '*waves at the gym from the bus*',
      '*counts reaching for the remote*',
    ],
  ],
  [
    'office',
    [
      'I will clear my inbox today.',
      'Today I start with the hardest task.',
      'I will say no to new projects.',
      'I will only check messages twice a day.',
    ],
    [
      '*sharpens eleven pencils*',
      '*is suddenly in charge of the summer party*',
      '*colour-codes the mess*',
      '*reads one mail, needs a walk*',
    ],
  ],
]

/** Any three items of a list make a post. */
export const themes: readonly { topic: Topic; title: string; items: readonly string[] }[] = [
  {
    topic: 'animals',
    title: 'Dogs I met today, rated:',
    items: [
      'A poodle who judged my shoes. 10/10',
      'A very old beagle, in no hurry. 11/10',
      'Something fluffy that sneezed. 10/10',
      'A puppy who fell over his own ear. 14/10',
      'A greyhound in a pullover. 12/10',
      'A tiny one in a bag, running the meeting. 10/10',
      'A big one who thought he was a small one. 13/10',
      'One who carried a branch the size of a car. 12/10',
      'A wet one. He shared. 10/10',
    ],
  },
  {
    topic: 'home',
    title: 'Sounds in my flat, rated:',
    items: [
      'Kettle, just before it clicks: 10/10',
      'Fridge at 3 am: 2/10, mysterious',
      'Neighbour’s trombone: 4/10, improving',
      'Rain on the skylight: 11/10',
      'The one floorboard: 3/10, a snitch',
      'Cat in the corridor, full speed: 9/10 for effort',
      'Washing machine, last minute: 6/10, take-off',
      'Smoke alarm “low battery” beep: 0/10',
      'Toast popping up: 10/10, applause',
    ],
  },
  {
    topic: 'office',
    title: 'This week in meetings, rated:',
    items: [
      'The one that was cancelled: 10/10',
      'The one with biscuits: 9/10',
      'The one about the other one: 1/10',
      'The one where the dog joined: 12/10',
      'The one I slept through, camera off: 8/10, restful',
      'The one that ended early: poetry',
      'The one with 64 slides: 2/10, nice fonts',
      'The one I was in by mistake: 7/10, made friends',
      'The one where everyone waved goodbye for a minute: 6/10',
    ],
  },
  {
    topic: 'food',
    title: 'Snacks of the day, rated:',
    items: [
      'Warm bread over the sink: 10/10',
      'Apple: 5/10, knows it is good for me',
      'One olive: 7/10, felt continental',
      'Cheese, in the dark: 9/10',
      'A biscuit I had forgotten about: 12/10, a reunion',
      'Rice cake: 1/10, furniture',
      'Crumbs from the toaster: no comment',
      'Somebody else’s chips: 11/10',
      'Raw cookie dough: 9/10, living on the edge',
    ],
  },
  {
    topic: 'weather',
    title: 'Today’s weather, a review:',
    items: [
      'The drizzle: uninspired, 3/10',
      'The gust at the corner: rude but memorable, 6/10',
      'Eleven minutes of sun: 10/10, would turn my face up again',
      'The cloud shaped like a shoe: 8/10',
      'The puddle: deeper than expected, like me',
      'Thunder, far away: 9/10, good bass',
      'Hail: 2/10, who asked',
      'Fog: could not see the point',
      'The breeze at six: 10/10, no notes',
    ],
  },
]
