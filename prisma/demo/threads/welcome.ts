import { parseThreads } from './parse-threads.ts'

/** The threads of first posts. */
export const welcomeThreads = parseThreads(`
# New here. Is this the queue
the_real_bernard: It is. Take a number. Mine is 4. It has been 4 for a while.
demo: Welcome! Stand next to me, there are ducks on this side.

# Hello! A friend sent me
demo (liked): There ARE ducks. Welcome. Your friend has taste.
  op: I see one now. It is looking at me.
    goose_on_the_loose: That is not a duck.

# First post. I have been practising
a: You looked great. The mirror told everyone.

# Hi, I am new, I am shy
left_on_bread (liked): CAKE?
  op: It is lemon.
    left_on_bread: Please never leave.

# Testing, testing
sir_naps_a_lot: The back row can hear you. The back row was asleep. Welcome.
a: A bit more bass.

# I signed up for the memes
a: Five minutes now. Everything all right?
  op: I have read eleven posts about soup. I think that I am soup.
    soup_dragon (liked): One of us.

# My therapist said
overthinker_9000: Ours says hello to yours.

# Is it normal that I read
mittens_manager (liked): They know about you as well.
  a: You have read the spider one? Are you all right?
    op: I say good night to him.

# Joined today. Already late
train_of_thought: Welcome. It starts in approximately 25 minutes.

# Good evening. I will be over there
hop_along: There are two of us in this corner. I have brought carrots.
  cactus_hugger: Three. Mind the spikes.
`)
