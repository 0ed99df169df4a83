import { ideasOf, type ImageIdea, type Joke, type Scene } from '../images/scene.ts'
import { bingo } from '../images/scenes/bingo.ts'
import { chat } from '../images/scenes/chat.ts'
import { errorDialog } from '../images/scenes/error-dialog.ts'
import { judge } from '../images/scenes/judge.ts'
import { receipt } from '../images/scenes/receipt.ts'
import { roadSign } from '../images/scenes/road-sign.ts'
import { toDo } from '../images/scenes/to-do.ts'
import { venn } from '../images/scenes/venn.ts'

/** The pictures of comments, by the name that their marks use. */
export const commentPictures: ReadonlyMap<string, ImageIdea> = new Map([
  picture('goose', roadSign, { warning: 'Goose', small: 'apologise in advance' }),
  picture('leaf', judge, { first: ['A mouse', '3'], second: ['A leaf', '10'] }),
  picture('rename', errorDialog, {
    title: 'Renamed',
    text: '“theData” is now “theDataFinal2”. 4,112 files are worried.',
    buttons: ['Undo', 'Be brave'],
    mood: 'worried',
  }),
  picture('steve', errorDialog, {
    title: 'Sorry, Steve',
    text: 'It works for everyone else. It is not you. It is your name.',
    buttons: ['Become Stephen', 'Cry'],
    mood: 'sad',
  }),
  picture('soup', venn, {
    left: 'Soup',
    right: 'The sea',
    both: 'salty, warm in summer, has noodles if you look',
    mascot: 'frog',
  }),
  picture('lasagne', receipt, {
    shop: 'Lasagne Night',
    items: [
      ['Lasagnes', '7'],
      ['Salads', '0'],
      ['Forks', '0'],
      ['Rakes', '1'],
      ['Sarahs', '2'],
    ],
    total: ['Leftovers', 'none'],
    thanks: 'next time: a salad',
  }),
  picture('cables', bingo, {
    title: 'Cable bingo',
    cells: [
      'The grey one',
      'Other grey one',
      'Printer, 1998',
      'Knot',
      'Same knot',
      'Fits nothing',
      'Fits, does nothing',
      'Somebody else’s',
    ],
    mascot: 'mouse',
    mood: 'tired',
  }),
  picture('leonard', chat, {
    name: 'Leonard',
    face: 'owl',
    messages: [
      'You moved out',
      '> You brought cousins',
      'Only forty',
      '> …',
      'Good night?',
      '> Good night, Leonard',
    ],
  }),
  picture('bingo', toDo, {
    title: 'Working group',
    tasks: ['x Find a name', 'x Find a room', 'x Find a better name', 'Find out what for', 'x Cake'],
  }),
  picture('vote', roadSign, { warning: 'Vote duck', small: 'in no hurry' }),
  picture('slugs', roadSign, { planks: ['Salad bar', 'Open all night', 'Bring friends'] }),
])

function picture<OneJoke extends Joke>(
  name: string,
  scene: Scene<OneJoke>,
  joke: OneJoke,
): [string, ImageIdea] {
  const [idea] = ideasOf({ ...scene, jokes: [joke] })
  if (!idea) throw new Error(`The scene has no picture for ${name}`)
  return [name, idea]
}
