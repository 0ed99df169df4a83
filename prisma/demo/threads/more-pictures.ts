import { parseThreads } from './parse-threads.ts'

/** More threads of posts with an image. */
export const morePictureThreads = parseThreads(`
# image: Energy over the day
nocturnal_nina: I start where your chart ends.

# image: Mood of the cat
mittens_manager: The 8 % at 13:00 was the vet call. I would like that removed.

# image: found a second folder
semicolon_sam: Wait until they find the third one;
  op: There is a THIRD one?
    semicolon_sam: utils2_final;

# image: A run
slowpoke: I know that bakery. There is a medal on the wall. It is mine. It is for sitting.

# image: Around the pond
goose_on_the_loose: Seconded.
  demo: Thirded. I would come to this meeting.
    goose_on_the_loose: You are in the minutes, @demo. Bring bread.
      demo: I was told that bread is not good for you.
        goose_on_the_loose: Bring peas. Say that it was your idea.

# image: Still a duck
demo (liked): The best update that I have heard at any stand-up. No blockers, no scope creep.
  op: Next sprint: also duck.

# image: put bread on the agenda
demo: I am so sorry. It was in the other bag.
  goose_on_the_loose (liked): Honk.
    demo: That was uncalled for, and deserved.

# image: My invoice is attached
semicolon_sam (liked): Paid. She was right;
  demo: She is always right. I support her in everything.

# image: Something went right
null_island: Do NOT press anything. Back out of the room the way you came in.

# image: Only raisin
left_on_bread: The one time that I agree with a dialog.

# image: must contain a haiku
bus_poet (liked): Rain on the leek field.¶Your session has expired.¶Please try the turnip.
  op: Password accepted.

# image: Summer here
wet_sock (liked): You had TWO hours? On which coast?

# image: Toddler mood
monster_mum (liked): 8:04: the spoon has looked at her.
  op: 8:05: the spoon lives outside now.
    monster_mum: 8:06: where is the spoon.

# image: where tent
wet_sock: It is at mine. It arrived this morning, very tired.

# image: Please do not eat my cake
left_on_bread: I came as fast as I could.
  a: It is a drawing.
    left_on_bread: I was promised.

# image: I do not move. I explore
a: Let it go. If it comes back, it was yours. If it comes back green, it was mine.

# image: Stuart pays rent
knit_wit: I have knitted him a hat.
  op: He loves it. He has absorbed it.

# image: NOT been fed
mittens_manager: We have this in writing as well. It is a legal document.

# image: The leek would like
soup_dragon: Give it to me. I can offer it a future.

# image: Oh look, a castle
quiet_quokka (liked): I would like to be this happy about anything, and then again, eleven seconds later.
  op: Oh look, a comment!
    quiet_quokka: Oh look, a reply!
      op: Oh look, a comment!

# image: Such loyalty
mittens_manager: It is a long interview process.

# image: Becoming a gardener
grandma_gigabyte: Everyone does, in the end. Tabs in the rows, spaces between the beans.
  semicolon_sam: She has spoken;

# image: The plants talk back
plantparent: They only do it when you are wrong.

# image: You live here now
fox_in_socks_ish: There is one sock in that picture. I have counted.

# image: The box it came in
mittens_manager: Nine. There was a label on it.

# image: Medium talk
train_of_thought: Medium talk: “do you also think about the cow sometimes?”

# image: Watching it ring
rain_check (liked): You must not breathe. They can hear it.

# image: give everyone some time back
a: I stood up in the kitchen and applauded.
  b: I heard you. I am the floor above. I was standing, too.

# image: in 2009
overthinker_9000 (liked): What was the thing? Mine is “you too”. To a funeral director.
  a: Daniel, no.
    overthinker_9000: He said thank you. That made it worse.

# image: very committed sandwich
a: If it is a sandwich, then cereal is soup.
  soup_dragon: It IS soup. How often do we have to do this?

# image: I live in a tree
nocturnal_nina: It was locked. But now I want to go and check mine, and I live in a flat.

# image: The bug is in line 42
a: It is never in line 42. It is in the file that is not open.
  undefined_uma: It was in line 42.

# image: She looks tired too
bleat_it: That is Doreen. She does nights.

# image: There is cake in the fridge
left_on_bread (liked): I felt something.

# image: Where my socks are
fox_in_socks_ish (liked): At last, the data.
  spreadsheet_sue: It sums to 100. There is no conspiracy.
    fox_in_socks_ish: That is what they want it to sum to.

# image: the same leaf
goodest_boy_fan: 5 % burglars is because once it was a leaf ON a burglar.

# image: reading the story before
a: “It was a golden October when my aunt first mentioned salt.”
  b: Skip to recipe.
    a: There are nine aunts.

# image: just in case
pickle_rickshaw: The 72 % is jars.

# image: from the sofa, too
sir_naps_a_lot: I have reached the summit. It reclines.

# image: what does this button d
error_418: Rest in orbi

# image: one snack in each hand
raccoon_hours (liked): This is the only religion that I can follow.

# image: Purr –
mittens_manager: The tuna is overdue.

# image: Asking the duck
demo: Fair price. She does not even charge for the silence.

# image: Printer repaired
grandma_gigabyte: It says six kilos, but you have left the strudel in the hall.

# image: Ducks crossing
demo (liked): Framed. On the wall. Next to nothing, because nothing deserves to be next to it.
  op: I can sign it.
    demo: Please sign it “the duck”.

# image: before coffee
espresso_self: The fine for speeding should be decaf.
  decaf_dave: That is harsh.

# image: 9000 degrees
left_on_bread: Is there any of it left?
  op: Only light.

# image: I have vacuumed
robo_rob: She asked me to. Then she asked again. Beep.

# image: the mailbox
slowpoke: Do not go out too fast. The mailbox was my wall as well.

# image: I am not slow
slowpoke (liked): I would like this on my back, so that it can be read for a very long time.

# image: delivering one photo
a: Is it there yet?
  op: I can see the hair.
    a: Nice hair.

# image: has not left the house
train_of_thought: I am two minutes away. From leaving.

# image: Make a list
spreadsheet_sue: You have a gap in row three and I cannot sleep.

# image: Remember oven
captain_crumb: We lost a good tray that way. And a jacket. And the guest list.

# image: want a snack and a schedule
monster_mum: One of mine has both jobs.

# image: mostly drifting
demo: I feel attacked, and buoyant.
  goose_on_the_loose: The secret is to do it in formation.

# image: make noise, never help
ghosting_greta: Rude. I help. I turn on the tap when it is too quiet.
  op: THAT WAS YOU?
`)
