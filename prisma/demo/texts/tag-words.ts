import type { Topic } from '../topics.ts'

/** The tags of a topic, which fit any of its posts. */
export const topicTags: Readonly<Record<Topic, readonly [string, ...string[]]>> = {
  animals: ['animals'],
  code: ['programming'],
  family: ['family', 'relatable'],
  food: ['food'],
  home: ['homelife', 'relatable'],
  life: ['relatable'],
  night: ['nightowl', 'relatable'],
  office: ['officelife'],
  plants: ['gardening'],
  sport: ['fitness'],
  thoughts: ['shower_thoughts'],
  travel: ['travel'],
  weather: ['weather'],
}

/** The tag of posts with an image. */
export const imageTag = 'memes'

/** Tags of posts whose text or image description contains one of the words, which are regular expressions. */
const wordsByTag: Readonly<Record<string, string>> = {
  cats: 'cats?|kittens?',
  dogs: 'dogs?|poodle|puppy|beagle|greyhound',
  ducks: 'ducks?',
  birds: 'birds?|pigeons?|owls?|crow|parrot|seagull|rooster|penguin|goose|heron|swan',
  snails: 'snails?|slugs?',
  wildlife: 'hedgehogs?|squirrels?|fox|raccoon|bear|otter|flamingo|bees|moth|mosquito|spider|Leonard',
  coffee: 'coffee|espresso',
  tea: 'tea|kettle|teapot',
  cheese: 'cheese',
  baking: 'bread|toast|toaster|pretzel|cakes?|birthday|doughnut|sprinkles|cookies?',
  snacks: 'biscuits?|snacks?|chips|crisps|popcorn|ice cream',
  dinner: 'pasta|lasagnes?|pizza|potato(es)?|dinner',
  soup: 'soups?|gazpacho|smoothie',
  breakfast: 'breakfast|brunch|cereal',
  cooking: 'recipe|oven|cooking|garlic|onions?',
  veggies: 'salad|broccoli|avocado|spinach|vegetables?|zucchini|tomato',
  fridge: 'fridge',
  laundry: 'laundry|towel|fitted sheets?|washing',
  sofalife: 'sofa|couch|blanket|soft trousers',
  neighbours: 'neighbours?',
  techsupport: 'Wi-Fi|router|charger|battery|passwords?|phone|printer|projector|keyboard|update',
  debugging: 'bugs?|debugging|errors?|tests?|linter|duck.+code',
  deploys: 'deploy(ed)?|production|outage|release',
  meetings: 'meetings?|presentation|webinars?|stand-up|video call',
  procrastination: 'deadlines?|inbox|to-do|planner|tomorrow|someday|later',
  spreadsheets: 'spreadsheets?|pie chart|bar chart|diagram|chart',
  colleagues: 'boss|colleagues?|Brian|Gary|Kevin|Martin',
  parenting: 'kids?|toddler|daughter|teenager|parenting|tooth fairy',
  dadjokes: 'dad|father|shadow|pun',
  grandma: 'grandma|grandmother|grandpa',
  naps: 'naps?',
  insomnia: 'asleep|slept|pillow|insomnia|3 am|2 am',
  mornings: 'alarm clock|snooze|5 am|6 am|morning',
  gym: 'running|runner|marathon|jog|yoga|gym|plank|trainer|push-ups',
  commuting: 'bus|train|commuter',
  holidays: 'holiday|airport|suitcase|hotel|hostel|camping',
  rain: 'rain|umbrella|puddle|drizzle|thunder|fog|clouds?',
  winter: 'snow|ice|winter',
  summer: 'summer|sunscreen|sun',
  houseplants: 'monstera|orchid|fern|cactus|basil|houseplants?|office plant',
  music: 'songs?|music|trumpet|trombone|accordion|piano|sang|singing',
  books: 'books?|library|novel|dictionary',
  horoscope: 'horoscope',
  overheard: 'overheard',
  localnews: 'breaking',
  rated: 'rated|a review',
  introverts: 'introvert|cancelled|party',
  awkward: 'waved?|apologised|pulled a door',
  science: 'scientists?|gravity|study|philosophy',
  weekend: 'weekend|Sunday|Saturday',
  money: 'bank|tax|budget|raise|receipt|supermarket',
}

const rules = Object.entries(wordsByTag).map(([tag, words]) => ({
  tag,
  pattern: new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'iu'),
}))

/** Returns the tags whose words occur in the content. */
export function tagsOfWords(content: string): string[] {
  return rules.filter(({ pattern }) => pattern.test(content)).map(({ tag }) => tag)
}
