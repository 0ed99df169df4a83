import { parseThreads } from './parse-threads.ts'

/** A recent post of the demo member, so that visitors who sign in find an answer to something of their own. */
export const demoPost =
  'We may vote on an office animal. So far there are two votes for a cat and one for “anything but Gary”. I have made a slide. It is a duck. 🦆 #officelife'

export const demoPostThreads = parseThreads(`
# We may vote on an office animal
goose_on_the_loose (liked): I am available from Monday.
  op: The slide says “duck”.
    goose_on_the_loose: The slide says what I tell it to say.
      froggy_friday: From Friday would be better.
        op: Will there be a pond?
          froggy_friday (liked): There is always a pond.
mittens_manager: I count three votes for a cat. She has voted twice.
  a: That is not how it works.
    mittens_manager: Tell HER.
semicolon_sam (liked): A duck has been doing my debugging for years; she should at least be on the payroll;
  op: She is slide 2.
    semicolon_sam: I have waited so long for slide 2;
spreadsheet_sue: =IF(animal="duck",TRUE,TRUE)
auntie_pixel (liked vote): I have made you a poster. No charge.
  op: It is going on every door. Including the glass ones.
plantparent: And who asks the plant?
  op: The plant has a vote. It is leaning.
thunderpants: May I bring a second slide, @demo? It is the same duck from the side.
  op: Thursday, nine o’clock. The side view is important.
    thunderpants (edited): It also floats.
      b: It FLOATS, Martin.
c: Gary here. I feel that this campaign has become personal.
  op: You are a pirate, Gary.
    c (liked): A pirate needs a parrot. I am still undecided.
goodest_boy_fan: Dog. Who is a good candidate? Who is?
d (disliked): What is wrong with an ordinary office without an animal?
  op: We have been told to include you, @d, so there is a box for “none”.
    d: Where?
      op: Under the duck.
`)
