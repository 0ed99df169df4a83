import { parseThreads } from './parse-threads.ts'

export const familyThreads = parseThreads(`
# My daughter asked what I did before the internet
auntie_pixel (liked): Waited, and drew badly. I have kept the second hobby.
a: I said “rewound things”. She asked with what. I said with a pencil. She left the room.
  grandma_gigabyte: Tell her about the engaged tone. She will think it is a band.

# Dad’s status update
dad_of_three (liked): He is right, though. There was a space.
  op: Dad?
    dad_of_three: I am A dad. We all saw the space.

# My toddler said her first full sentence
a: That is not a toddler, that is my line manager.

# Mum signs her text messages
a: Mine says “This is your mother”. In video calls.
b: “Kind regards” is warm! I got “Best”.
  op: Oh no. What did you do?
    b: I said that I had already eaten.

# I have two kids and one of them
a: You said brb. It has been a while.
  op: It was glitter.
    a: Glitter does not burn.
      op: That is what I said.

# Family group chat
dad_of_three: 👍
  a: Wrong message, Uncle Leo.
    dad_of_three: 👍

# My son asked whether I was alive
auntie_pixel: I was. The grass was a lovely grey.

# The tooth fairy forgot
a: Ours pays in vouchers. He is owed a bicycle.
the_real_bernard: In my day she came on time, paid in cash, and there was only one of her.

# Dad joke of the week
dad_of_three (liked): I have been right behind this one for a while.
  a: I cannot believe I read that in daylight.
    dad_of_three: At night it is dark humour.
      b: Somebody block him.
        dad_of_three: You cannot block a shadow, @b. I checked with a lamp.

# I told my kids the garden gnome
a: Ours moved on a night when I had forgotten. Nobody talks about it.
  op: Which night?
    a: Thursday.
      op: Ours was gone on Thursday.

# My mother can find anything
lost_remote: May I borrow her?
  op: She says it is under you.
    lost_remote: …

# My teenager came out of his room
a: Did he make eye contact?
  op: With the fridge.

# Wedding update
a: HAS HE SAID “FOR THOSE WHO DO NOT KNOW ME”
  op: he has said for those who do not know me
    b: Nobody who says that has ever been unknown.
two_left_feet: Tell him the dance floor is free. I will hold the cake.

# Dad has discovered the emoji
a: 🐙
  b: 🐙
    op: Please do not. He will see it, and he will never stop.
      dad_of_three: 🐙

# Grandpa’s diet
gravy_train: Where do I sign?

# Asked my four-year-old
rain_check (liked): A role model.

# Board game night
a: We lasted nine minutes. Somebody bought all the stations and smiled.

# It takes my family
fox_in_socks_ish: And one of the shoes is a sock, and it is missing.

# How my father gives directions
a (liked): “Not that Frank.”
  b: What happened to that Frank?
    op: We do not drive past there.
pickle_rickshaw: I have crossed three countries on “where the bakery used to be”.
  op: He says that was a good bakery.
`)
