/** Further captions of templates by their slug, one list for each remix, in the order of the text boxes. */
export const remixCaptions: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'always-was': [['Our whole company', 'Wait, it is all spreadsheets?', 'Always was']],
  'asleep-awake': [
    ['Thunder, sirens, my own alarm', 'The cat, opening her mouth'],
    ['The whole film', 'The first line of the credits'],
  ],
  bait: [
    ['An empty cardboard box', 'My cat', 'The vet'],
    ['“Quick question”', 'Me', 'A call of two hours'],
  ],
  'brain-levels': [
    ['Using an umbrella', 'Wearing a raincoat', 'Running between the drops', 'Staying in bed'],
  ],
  'clown-steps': [
    ['One cookie is enough', 'I will just close the box', 'Only the broken ones', 'The box was small anyway'],
  ],
  distracted: [
    ['A new plant', 'Me', 'The plants I forgot to water'],
    ['A shiny framework', 'Me', 'The bug from Monday'],
  ],
  'domino-effect': [
    ['“Just one episode”', 'Late for Monday'],
    ['Bought one plant', 'I live in a jungle'],
  ],
  'exit-ramp': [['Go to the gym', 'Sit in the café next to the gym', 'Me, with a new gym bag']],
  'expectation-reality': [
    ['My weekend plans', 'My weekend'],
    ['The recipe', 'My kitchen'],
  ],
  'hard-choice': [
    ['Answer the phone', 'Watch it ring', 'Me'],
    ['A nap', 'A second nap', 'My cat'],
  ],
  'no-yes': [
    ['Going to bed early', 'Learning all about octopuses at 2 am'],
    ['Ironing', 'Buying shirts that need no ironing'],
  ],
  'one-in-the-crowd': [['They do not know that I brought my own hot sauce', 'Me at every wedding']],
  podium: [['Dry socks', 'Warm socks', 'Two equal socks', 'Best things about laundry']],
  'pointing-at-each-other': [['Finished the milk', 'Put the empty carton back', 'Same fridge, same day']],
  'protest-sign': [['More Fridays now'], ['Honk if you forgot the milk']],
  'strong-then-weak-now': [
    ['Me with nine shopping bags', 'Me with a jar of pickles'],
    ['Me at nineteen, after a night out', 'Me after sleeping on the wrong pillow'],
  ],
  surprised: [
    ['Me after a month without watering', 'My plant: dead'],
    ['Me after saying “no rush”', 'Nobody: rushing'],
  ],
  'trade-offer': [
    ['Your warm chair', 'Three seconds of purring'],
    ['One sock of each pair', 'Clean laundry'],
  ],
  'two-paths': [
    ['Read the manual', 'Press every button', 'Me and the washing machine'],
    ['Take the stairs', 'Wait ten minutes for the lift', 'Me and one floor'],
  ],
  'two-shoulders': [['Save the money', 'It is a very small kayak', 'Me and the sale']],
  versus: [
    ['My sandwich', 'The office fridge'],
    ['A clean white shirt', 'Tomato soup'],
    ['Five alarms', 'One warm blanket'],
  ],
}
