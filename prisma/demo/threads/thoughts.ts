import { parseThreads } from './parse-threads.ts'

export const thoughtThreads = parseThreads(`
# I washed the soap today
a: Then you dried it with a towel that the soap had washed. The system works.

# Somewhere, a piano
two_left_feet: We carried ours to the third floor. Then we learned that we live in the second.

# The back of my head
a: It says that you never call.
  overthinker_9000: Great. Something else that can see me.

# To a spoon
soup_dragon: Turn it around. The spoon believes in you.

# “Unusual” is a very usual
a: I am gruntled by this.
  b: I was whelmed.
    c: Kempt, couth, and on my way.
      op: This is the best thread and I feel combobulated.

# A queue is just
a: Which way is the band?
train_of_thought: I have been in this one for 25 minutes. I do not know what it is for, but I am invested.
  a: It is for the end of the queue.

# Socks have an inside
fox_in_socks_ish (liked): WHERE DO THEY GO
  op: They asked me not to say.
    fox_in_socks_ish: Is the blue one happy?
      op: He has a family now. Two left shoes and a glove.

# Gazpacho is a salad
soup_dragon (liked): You will hear from my lawyer. He is a bisque.

# The moon has seen
moonmilk: It told me about yours. It is very fond of you.
  two_left_feet: It has seen me dance and went behind the Earth.
    moonmilk: That was an eclipse.
      two_left_feet: It was pity.

# Trees write their diary
a: The tree: “Dry summer. Same as last year. A bird was rude.”

# A doughnut hole
third_breakfast: I have filed a complaint. I paid for a whole one.
  a: You got a hole one.
    dad_of_three: I did not even need to come here today.

# The very first clock
a: They rang the second one.

# The first person to hear a parrot
quiet_quokka: And nobody believed him. Except for the parrot, who could confirm it.

# We park on driveways
a: My wallpaper could do with it, after the wallpaper post.

# An unwritten book
a: I have read it. The ending surprised me.
  op: No spoilers.

# Ghosts are always in old houses
ghosting_greta (liked): It is the creaking. You cannot creak a screed floor. I have tried.
  a: What about the heating?
    ghosting_greta: I pass right through the heating. It tickles.
      op: I will leave a floorboard out for you.

# There is a world record
sir_naps_a_lot: It was me. I was too tired to have it measured.

# Left-handed people
a (liked): Thursday. Bring your own scissors.
  op: Sorry, WHAT is on Thursday?
    a: Nothing. Sleep well.

# If life gives you lemons
a: It was meant for Gerd. He has been waiting since the spring.
plantparent: I came back from the garden centre with exactly those.

# My luggage has been to Lisbon
slowpoke: It is at my house. It has been very polite. It has eaten all the custard.

# A lift is a room
a: And an escalator is a staircase with a to-do list.
  b: A revolving door is a room that changes its mind.

# Do fish get thirsty
moonmilk: It is 3 am and I am looking at my neighbour’s aquarium from the street.
  op: AND?
    moonmilk: They closed the curtain.
      a: The fish?
        moonmilk: I do not know any more.

# I keep thinking about the first person
a (liked): “Put the pine cone down, write down the artichoke” is my new way to end meetings.
mushroom_mark: We do not talk about how the mushroom list was made.
  op: How many uncles?
    mushroom_mark: We called it a phase.
b: My uncle is the one who found the horseradish. He says that it was worth it. He says it quietly.
`)
