import { parseThreads } from './parse-threads.ts'

export const animalThreads = parseThreads(`
# My cat has two moods
mittens_manager: Mine sends a bill for both.
  op: By the hour?
    mittens_manager: By the tin.
a: Objection.
  b: Overruled. Pet her.
    a: I did. I am now bleeding, in contempt of court.

# A goose looked at me today
goose_on_the_loose (liked): Honk.
  op: I SAID I WAS SORRY
    goose_on_the_loose: We accept half of the apology.
      a: What happens with the other half?
        goose_on_the_loose: You will be informed at the pond.
          op: @demo you came for the ducks, can I trade this one for a duck
b (goose): You did the right thing. My uncle looked back. He works remotely now.

# Nobody:
nocturnal_nina: 4 am, can confirm. There are at least six horses.
a: Mine does the corridor in 2.1 seconds. We have put up a finish line.
  b: Photo finish or it did not happen.
    a: It is all tail. The judges are still out.

# Snails carry their house
slowpoke: As a runner I feel attacked, and also overtaken.
a: They do not have a commute. They ARE the commute.

# I whispered “treat”
a (liked): Plot twist: ten dogs and one very hungry dad.
  dad_of_three: I was told that nobody saw me.
b: I said it at home. We have no dog. My husband came running.

# Pigeons walk like
bus_poet: Bop, bop, crumb.¶Bop, bop, bus.¶The second verse is the same.

# The vet asked whether my cat
mittens_manager: The medical term is “doorstep”.
a: Did you open the door to check?
  op: The wrong one. It is always the wrong one.

# My dog barks at the doorbell
a: He is defending you against a crime drama. That is love.
b: I read this out loud and ours has been at the door for twenty minutes.
  op: Tell him it is for me.

# The hamster runs eight kilometres
slowpoke: Eight?? Does he take students?
  op: He says you are not ready.
    slowpoke: He is right.
spreadsheet_sue: Same result as our third quarter, but he enjoyed it.

# Cats knock things off tables
a: Reviewer 2 pushed my laptop. Major revisions.
  b: My glass was rejected without comments.
robo_rob: Gravity: still enabled. Beep.

# Watched a duck cross the road
demo (liked): This is exactly what I signed up for.
  op: There was a second duck. It waved.
    demo: Do not play with me. Did it wave?
      op: It may have been stretching.
        demo: I choose the wave.
goose_on_the_loose: Show-off.

# Bought the organic
mittens_manager: That is four stars in Cat. One star is the shoe.
a: Mine covered it, uncovered it, ate it, and then covered the bowl. A critic and a coward.

# A cow looked into the train
pickle_rickshaw: The cow had the window seat the whole time.
bus_poet: She looks. I look.¶The train moves, or the cow does.¶Neither of us asks.
  op: You have made it sadder, and better.

# My cat sat on my laptop
a: 31 tabs and no questions answered? She IS management.
  op: She has already cancelled my leave.
    a: On what grounds?
      op: Lap availability.
grandma_gigabyte (liked): Thirty-one is not many tabs, dear.
  b: How many do you have, @grandma_gigabyte?
    grandma_gigabyte: The computer has stopped telling me.

# The dog has learned to open the fridge
a: He CLOSES it? Could he talk to my family?
b: Ask him whether the light really goes off. He would know.
  op: He says it depends on who is asking.

# I said “good boy” to a stranger
a (liked): He went home and told everyone at dinner. Best day of his year.
  b: Was there a tail?
    op: I did not look, @b. I was leaving at speed.

# Update: the seagull
a: What is he reading?
  op: The last page. First.
    a: Monster.
wet_sock: He will be back for the pudding. They plan in courses.

# My tortoise is 62
a: He is not judging. He is still processing 1987.
the_real_bernard: I also say nothing and know everything. People keep asking me whether I am all right.
  op: The tortoise nodded at this. It took him since Tuesday.

# Whoever named the “fly”
a: Meanwhile, whoever named the hippopotamus was paid by the letter.
  b: And whoever did the newt had a bus to catch.

# The cat brought me a leaf
auntie_pixel (liked leaf): The jury is back.
  op: SHE IS LOOKING AT IT. SHE APPROVES.
plantparent: As a leaf person, which leaf?
  op: Oak. Small. Slightly chewed.
    plantparent: Vintage.

# Hedgehogs look like
hedge_fun (liked): I would like to complain, but I would have to uncurl.
  gravy_train: POTATO?
    hedge_fun: Anxious potato. Read it again.
      gravy_train: I have never felt so represented.

# Dogs greet you
mittens_manager: I did lose the war. It was about the good armchair.
a: Fish greet you as if they had seen your name on a list.

# I asked the shelter for a calm
a: She is not on the door. She is in charge of the door.
  op: I knock now.

# The crow I feed
a (liked): Eleven buttons are a coat. You are being paid for something, in instalments, with a coat.
  op: …there was a sleeve on Monday.
    b: Never stop posting about this.
moonmilk: Somewhere there is a person with an open shirt and no idea.

# If you feel useless
robo_rob: The vacuum cleaner is my cousin. He sends the dog his regards.
a: Ours made peace last winter. They share the cupboard now.

# Dog park report
a: Declined by whom?
  op: By the poodle. He is heartbroken, but he has found a stick.
    a: We have all found a stick once.

# Long story about why I was late
demo (liked): “There was a third cat, who was clearly in charge” is the best sentence on this site.
  op: She has seen it. She wants royalties, in leaves.
a: What did you agree to?
  op: I find out on Thursday.
    a: Is it Thursday yet?
      op: I am the treasurer now.
mittens_manager: You went to a wall meeting without a gift? You were lucky.
`)
