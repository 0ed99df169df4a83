import { on, type Line } from './line.ts'

export const familyTexts: readonly Line[] = [
  'My daughter asked what I did before the internet. I said “waited”.',
  'Dad’s status update, unchanged since 1994: “We could have parked closer.”',
  'My toddler said her first full sentence today. It was “No, you nap.”',
  'Mum signs her text messages with “Kind regards, Mum”. I am forty.',
  'I have two kids and one of them is quiet. Brb, checking what is burning. 🔥',
  'Family group chat: 3 people plan a party, 5 send thumbs up, and Uncle Leo replies to a message from March.',
  'My son asked whether I was alive in black and white.',
  'The tooth fairy forgot, so this morning I explained to a six-year-old what a supply chain is. 🦷',
  'Grandma does not need a smart speaker. She hears everything and answers before you ask.',
  'Parenting is 10 % love, 20 % patience and 70 % looking for one particular rabbit. 🐰',
  'Dad joke of the week: I asked my shadow to leave me alone. It is following up.',
  'My sister and I have a rule: no arguing at breakfast. Breakfast now lasts until four.',
  'My kid has drawn me. I have eleven fingers and no neck and, honestly, she got the eyes. 🖍️',
  'I told my kids the garden gnome moves at night. I now have to move the garden gnome every night.',
  'My mother can find anything from another room, by voice, within one metre. No satellite has that.',
  'My teenager came out of his room! We stayed very still so as not to scare him.',
  'Wedding update: my uncle has reached the microphone.',
  'Dad has discovered the emoji. He ends every message with 🐙. Nobody knows why. He is so happy. 🐙',
  'Grandpa’s diet: butter, opinions, and a walk at six.',
  'Asked my four-year-old how her day was. “Private,” she said.',
  on(
    'weekend',
    'Board game night lasted eleven minutes. We have agreed to never speak of the hotel on the corner again. 🎲',
  ),
  on(
    'morning',
    'It takes my family one hour and ten minutes to leave the house, and every one of those minutes is about shoes. 👟',
  ),
  on(
    'evening',
    'Bedtime for the kids: 7 pm. Bedtime after water, other water, monsters, one more question about whales: 9:40 pm. 🐋',
  ),
  'How my father gives directions, complete and unabridged: “You go down past where the bakery used to be. Not the new bakery, the old one. Then, where Frank had the accident, left. Not that Frank. You will see a big tree; ignore it. If you get to the water you have gone too far, but have a look, it is nice. Then you call me and I come and get you.” He then came and got me. He was already waiting at the tree.',
]
