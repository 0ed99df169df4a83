import { parseThreads } from './parse-threads.ts'

export const homeThreads = parseThreads(`
# Assembled a shelf
a: Blink twice if you need a screw.
  op: I cannot. My face is on the wall side.
robo_rob: Three screws left over means that you are three screws better than the plan. Beep.

# My smart home is so smart
robo_rob: It is not asleep. It is talking about you with the toaster.
  op: What are they saying?
    robo_rob: Warm things.

# Fitted sheets
a: I fold mine into a ball. It is called the fitted ball.
  spreadsheet_sue: There is a method with eleven steps. Step eleven is the ball.

# The chair in my bedroom
a: Mine has layers. Last week I dug down to a summer.

# There is a noise in my flat
a: What is it called?
  op: Deborah.
    b: Ours is called Deborah, too. Which floor are you on?
      op: Third. WHICH FLOOR ARE YOU ON
        b (liked): Second.

# My neighbour has taken up the trumpet
a: How is he?
  op: Early.
two_left_feet: I could dance to it. Then you would have two problems.

# The dishwasher has two states
a: Third state: one fork faces the other way, and somebody in this family knows why.

# I have a box of cables
keyboard_crumbs (liked): I threw mine out in 2019 and needed one on the way back from the bin.
  a: Which one?
    keyboard_crumbs: The grey one.
      op: It is always the grey one.
b (cables): For your wall.

# Moved the sofa
lost_remote: Any remotes? Asking for a lifestyle.
  op: Two.
    lost_remote: Those are mine. Both.
fox_in_socks_ish: Left sock or right sock? This is not a joke to me.

# I watered the fake plant
plantparent (liked): It is the best-behaved plant you will ever have. Never tell it.

# Every home has that one light switch
a: That was YOU? I have been sitting in a disco since March.

# I live alone, so whoever
ghosting_greta (liked): It was dark. I thought we were sharing.
  op: Greta, how long have you been here
    ghosting_greta: …
      op: GRETA

# The fridge hums in C
a: Mine hums in B. It is, after all, in a flat.
  dad_of_three: I am so proud of you.

# The parcel is with my neighbour
left_on_bread: There is CAKE behind that door?
  op: We are at the same door, you and I.

# I would like to report on the spider
a (liked): Justice for Leonard.
  op: He has a mortgage now.
b (leonard): His side of the story.
  op: He never mentioned the cousins.
rain_check: I would have moved out in week 1. I admire the diplomacy.
`)
