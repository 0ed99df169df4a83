import { parseThreads } from './parse-threads.ts'

export const codeThreads = parseThreads(`
# It is not a bug, it is a surprise
a: Nobody ordered it, but it has been delivered. To production.

# Found a comment in the code
grandma_gigabyte (liked): I remember 2011. It was already holding up the building then.
  op: Do you know who wrote it?
    grandma_gigabyte: I know what he was paid to leave it there.
ctrl_alt_elena: It does not say WHICH Monday.
  a: The lawyers are going to love that.

# The hardest part of programming
a: Tabs. I felt that in my indentation.
  grandma_gigabyte: Careful, young man.
    b: Oh no. Tabs or spaces, @grandma_gigabyte?
      grandma_gigabyte (liked): Punch cards. You do not argue with a hole.

# I explained the problem to a rubber duck
demo: Which team? Asking as a friend of ducks.
  op: Legal.
    demo (liked): They were only after its bill.
      a: I laughed and now I am leaving.
        demo: Take the duck with you.

# Whoever wrote this code
null_island: “git blame” should open a mirror.
  a: Mine opens a calendar and says “that was the week with the cold”.

# Senior developer
a (liked): 19.4 °C. The window was open. A bird was singing. I can still hear it.
  op: You are hired.
b: Junior developer: someone who is about to find out.

# The tests pass
ctrl_alt_elena: Do not turn around. Tests can smell doubt.
a: Comment one out. If the others still pass, run.
  op: I commented out all of them. They still pass.
    a: RUN.

# Commit messages, a short story
a: The sequel:¶fix for real¶remove print¶remove other print¶sorry
semicolon_sam: “old fix was right” made me look at my hands;

# I wrote a regular expression
a: Does it also match things that it should not?
  op: WHY WOULD YOU SAY THAT IN HERE
robo_rob: Mine matches everything. It is called love. Beep.

# Today I renamed a variable
a (rename): I would like to report an incident.
  b: “theDataFinal3” is what I called my first child.

# Me: I will just change one line
a: Line 341 here. Please stop pulling.

# A user reported that the button
a: Frame it. They grow up so fast.
  op: It has a hover effect now. I cried a little.

# The documentation says “simply”
a: Next page: “just”. Page after that: “obviously”. Then a picture of a door.
grandma_gigabyte: Ours said “consult your operator”. I was the operator.
  a: What did you do?
    grandma_gigabyte: I consulted myself. It was a short meeting.

# I have 99 problems
null_island: Counted from 0, it is 100.
  op: The linter agrees. 215.

# Time zones were invented
a: I once scheduled a meeting for yesterday. Three people came.
  op: Were they on time?
    a: Depends.
null_island: Greetings from 0°, 0°. It is always nearly lunch here.

# Every project has one file nobody opens
a: What happens if the offering is late?
  op: See the page called “the incident”.
    b: There is no page called “the incident”.
      op: Exactly.
keyboard_crumbs: Ours is called “misc”. It accepts crumbs.

# Spent the day making the app 40 ms faster
a: You have to be asked sixty thousand times to break even.
  op: I am halfway there, and it is only Tuesday.

# Cache invalidation walks into a bar
a: The bar closed in 2019. You are still being served an old copy.
  b: That explains the peanuts.

# My smart fridge needs an update
a: Have you tried turning the cheese off and on again?
  op: It is in the queue behind the lettuce.
captain_crumb: This is why my toast is offline.

# I have reached the stage of debugging
a: You forgot “here 3 (please)”.
  op: That one prints. It should not print.

# The new intern fixed a bug
a: Give the intern a chair with arms.
  b: Give the intern the projector cable. It is time.

# I automated a five-minute task
spreadsheet_sue (liked): =IF(WEEKDAY(TODAY())=3,"sad","fine")
a: Two days for five minutes pays off in about two years, if nobody has a Tuesday.

# Interviewer: How would you sort
a (liked): O(please).
  b: Worst case O(excuse me, I was first).

# Never deploy on a Friday
froggy_friday: I was told that Fridays are safe.
a: What did it break?
  op: Saturday.

# 1 am: one last try
a: Ours now fails for anyone called Stephen.
  b: With ph or with v?
    a: Do not.
      b (steve): Too late.

# I keep my side projects
a: I have one folder. It is called “names for side projects”.

# The whole story of our outage
a (liked): “and I have muted it” is the most honest postmortem I have ever read.
  op: Action item: send the colleague a plant.
    plantparent: Do not put a plant in charge of certificates. I have tried.
grandma_gigabyte: We had a man who watched the expiry dates. His name was Werner. You should have kept Werner.
  b: Everybody should have kept Werner.
    grandma_gigabyte: He is on a boat now. He does not answer. Good for him.

# My rubber duck got promoted
a: Martin, if you can read this: it FLOATS.
  b: Martin here. It has my parking space.
    op: MARTIN?
demo: I support her in everything she does.
`)
