import { parseThreads } from './parse-threads.ts'

export const foodThreads = parseThreads(`
# I do not meal prep
captain_crumb: My toast took a solo. It went on too long.
  a: Burnt notes only.

# Cooking tip: if the smoke alarm
a: We call it the dinner bell. The kids wash their hands when it goes off.

# Unpopular opinion: raisins
left_on_bread (liked): I was promised chocolate chips. I will not respect the journey.
a (disliked): Raisins belong in cookies. There, I said it.
  b: Officer, this one.
  c: You also clap when the plane lands.
    a: And I thank the pilot. Come at me.

# Pasta for one is a myth
a: The village says thank you for last night.

# A banana has two states
a: There is a third: banana bread that I will definitely bake.
  op: My freezer is full of the third state.

# The serving size on this bag
goose_on_the_loose: As a bird: no.

# Garlic: the recipe says
a: “Two cloves” is a typo for “two bulbs”.
  b: And “bulb” is a typo for “arm’s length, braided”.

# Soup is just a smoothie
soup_dragon (liked): I have waited for this post all my life.
  op: I knew that you would come.
    soup_dragon: A smoothie is soup with cold feet.
      a: And cereal?
        soup_dragon: Breakfast soup.
          a: And the sea?
b (soup): For the record.

# Cheese is milk with ambition
a: Butter is milk with connections.
  b: Yoghurt took a gap year.
    c (liked): And came back “cultured”.

# Ketchup is a jam
captain_crumb: On toast? Go on.
soup_dragon: Cold tomato soup, but I respect the courage.
a (disliked): I have forwarded this to my grandmother.
  op: What does she say?
    a: She has put on her coat.
b (deleted):
  c: I saw that.
    d: We all saw that.

# Pineapple on pizza is fine
a (disliked): It is not fine, and I will say so at your funeral.
  op: I will have it catered accordingly.
pickle_rickshaw: I put gherkins on mine. Nobody has ever argued with me for long.

# Potatoes can be mashed
gravy_train (liked): Finally, journalism.
  a: What was in the email?
    op: “See attachment.” There was no attachment.
      gravy_train: A potato would have remembered.

# The pan says non-stick
a: The pan gets the crust. The egg gets every second weekend.

# Cutting onions made me cry
a: What was Brian like?
  op: He had layers.
    dad_of_three: I came here for exactly that joke and was beaten to it by a shallot margin.
      a: Please leave.

# The waiter said “enjoy your meal”
a (liked): I said “love you” to the plumber. He said “love you too”. We have not had a leak since.
overthinker_9000: Did he look sad when you said it? Or only from behind?

# Every kitchen has a drawer
a: The key is for the other drawer.
  b: There is another drawer?
    a: We do not open it.

# Tea is leaf soup
soup_dragon: @op I would like to marry this sentence.
  plantparent: LEAF soup?
    soup_dragon: Nobody you knew.

# I put my leftovers
a: Did it say anything?
  op: It asked for its own shelf.

# The great lasagne incident
left_on_bread: Was there cake?
  op: There was lasagne.
    left_on_bread: I see.
a (liked): I am one of the Sarahs. There were four of us on one rake.
  b: Which Sarah?
    a: The one with the rake.
c (lasagne): I kept the receipt.
  op: It is beautiful. I am hanging it next to the rake.
d: Is May open to the public?
  op: Bring a salad.
    d: I have already started the lasagne.
`)
