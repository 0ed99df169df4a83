import { parseThreads } from './parse-threads.ts'

export const officeThreads = parseThreads(`
# My CV says “team player”
gym_class_zero: Captain of the bench here. We have orange slices.

# We had a meeting to plan
a: What was the result?
  op: We need a working group.
    b (bingo): I have brought the form for it.

# My boss said “dress for the job
a (liked): Did anybody say anything?
  op: They asked me to turn the light off. I said that ships would be lost.
    penguin_suit: As somebody who is always overdressed: magnificent.

# “Let us take this offline.”
ctrl_alt_elena: I unplugged the printer, just to be safe.

# Colleague: Do you have a second
a: A second is the smallest unit of an hour.

# I have replied “great question”
a: Do you recommend this?
  op: Great question.
    a: I walked into that.

# The office plant and I
plantparent: It has told the others about you. Good things.
  op: What others?
    plantparent: We have a newsletter.

# Somebody microwaved fish
big_tuna_energy (liked): I would like a lawyer.
  a: It WAS you.
    big_tuna_energy: It was lunch.
      a: It was 10:15.

# “Per my last email”
decaf_dave: “Kind regards” is the bell for the next round.

# Our printer works on trust
null_island: Ours prints page 0 and then stops out of respect.
a: Never let it hear that you are in a hurry. They smell it.
  robo_rob: Correct.

# I nodded through the whole
a (liked): As a Portuguese: welcome. We have some questions about the trains.
  op: Great question.
slowpoke: We are easy to run. Please do not change the custard.

# Just got promoted to
semicolon_sam: Where is it;
  op: I could tell you, but then you would have the job.

# I told my boss I work best
espresso_self: This is the promotion I want.

# Is it a stand-up if
sir_naps_a_lot: Lie-down. Fifteen minutes. Bring a pillow.
  a: Blockers?
    sir_naps_a_lot: Gravity.

# The spreadsheet has a tab
spreadsheet_sue (liked): I made that tab. It is load-bearing.
  op: WHAT IS IT FOR
    spreadsheet_sue: In 2016 somebody deleted it. We do not have a third floor any more.
      a: I always wondered why the lift skips.

# Somebody wrote “clean me”
a: Ours has a whole correspondence. They are engaged now.
  keyboard_crumbs: I was best man.

# Video call bingo so far
a: Missing: the person who eats soup and thinks that the camera is off.
  soup_dragon: I know that it is on.

# I asked for a raise
a: Was it at least a good webinar?
  op: It was called “Knowing your worth”.

# Corporate translation
a: What is “let me check with the team”?
  op: No, but with calendar.
    b: And “exciting opportunity”?
      op: Unpaid.
c: Kevin here. I stand by the energy.

# They gave us fruit baskets
avo_cardio: Mine had an avocado. It was not ready. Then it was over.

# Open-plan office: where you
a: Brian is an onion two posts further down. I hope that it is not the same Brian.

# My keyboard is so full
keyboard_crumbs (liked): You eat WITH the keyboard. I am taking notes.
  captain_crumb: A beautiful post. I left a few here. . . .

# I finally reached inbox zero
null_island: Zero is the best number. Treasure it.

# The lift said “maximum 8
a: Mine is Eustace. Nobody has brought it up since, but they know.

# Monday should be optional
a: I like parsley.
  b (disliked): And I like Mondays.
    a: Let us not go mad.

# I am not saying it is Monday
a: Did it open?
  op: It asked for my manager.

# It is Friday, 4 pm
froggy_friday (liked): 🐸
  a: He has been waiting for this all week.

# Casual Friday went too far
a: What is his rank?
  op: He was in accounts. He is now in charge of accounts, and of a plank.
    b: Did anybody walk it?
      op: The auditor.

# First coffee: human
espresso_self (liked): Fourth: I can hear Thursday. Fifth: I AM Thursday.
  decaf_dave: I had seven. Nothing.
    espresso_self: David.
      decaf_dave: I know.

# I dropped a paper clip
a: Update?
  op: We have found the pen from March. Spirits are high.
    a: And the clip?
      op: The clip brought us together. We do not need to find it.

# The new corporate values
a: Agilely, I have taken the chair as well.

# An honest account of my productive day
a (liked): The window in character. Every day. With a hand on my chin.
  moonmilk: I do the sigh.
spreadsheet_sue: What was the heading?
  op: “Overview”.
    spreadsheet_sue: It takes years to get to a heading like that.
b: Which font?
  op: A better one.
`)
