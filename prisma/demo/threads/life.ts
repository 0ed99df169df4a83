import { parseThreads } from './parse-threads.ts'

export const lifeThreads = parseThreads(`
# I sneezed and pulled something
a: “Original condition, one careful owner, do not lift.”
  op: Some woodworm.
auntie_pixel: I bent down for a pen in 2019. I live there now.

# I finally found my glasses
lost_remote (liked): The plan and the glasses were both under me, I assume.
  op: The plan was. The glasses were on it. I was under both.

# Adulthood is owning
soup_dragon (liked): Mine has a slightly bent neck and knows all my secrets.
  a: What happens when a guest takes it?
    soup_dragon: They do not become a guest again.
b: The defence is easier with the favourite fork.

# I waved back at somebody
a: I was on that street. You did well. Very committed.
  op: Were you the man with the dog?
    a: I was the dog.

# The older I get
dad_of_three (liked): Is it the one with the soft-close lid?
  op: And a separate part for paper.
    dad_of_three: You should be careful. That is how it starts. Next year you will have a favourite tap.
      a: Mine is the one in the garden.
        dad_of_three: Oh, that IS a good tap.

# Self-care tip
overthinker_9000: I did it. Now the phone is relaxed and I am the one who needs charging.

# I am an introvert until
goodest_boy_fan (liked): I know the names of forty dogs in my area and of one person. He is called Biscuit’s dad.
  a: His name is Ralf.
    goodest_boy_fan: I do not have room for that.

# Today I pulled a door
a: Somebody should put up a sign.
  b: There was a sign. That was rather the point.

# Apparently I snore
sir_naps_a_lot: I wake myself up, turn around, and give myself a look.

# My five-year plan
decaf_dave: I am on a four-year plan as well. It was for school.

# A stranger on the street said
a (liked): A lady told me in 2003 that I had kind ears. I have built a whole person on it.
  b: They are kind ears, in fairness.
    a: TWO PEOPLE NOW

# I was going to write something here about motivation
a: It is a good chair. I have been sitting in it since you posted.
  op: Please return it by Monday.

# Got a haircut
a: Did you get a haircut?
  b: The evidence suggests it.
    c: Where were you between nine and half past?
      op: AT THE HAIRDRESSER
        c: So you admit it.

# My spirit animal
sir_naps_a_lot (liked): Thank you. I am available for bookings.

# I had an argument with myself
overthinker_9000: 2012 comes up a lot. We should form a group.
  op: It would meet in the shower.
    overthinker_9000: I have already lost the first session.

# Some people are born great
a: I once got the space AND there was time left on the meter. I have not had a goal since.

# Laughed so hard
bleat_it: Why the long pause?
  dad_of_three (liked): I am shaking your hand through the screen.

# Nothing makes you feel more alive
a: Except the extra one that WAS there.
  op: I do not want to talk about the extra one.

# Weekend plans: none
rain_check (liked): I had none as well, but somebody invited me to it.

# It is Sunday and I have done so little
sunday_scaries: It is 4 pm where I am. I can hear it coming up the stairs.

# Getting old is looking forward
rain_check: A cancelled evening is the warmest blanket there is.
  almond_joyce: I have just arrived and I already feel at home here.

# I have put on the soft trousers
a: Court is adjourned.
  b: All rise.
    op: I will not.

# I keep hearing that you should do
a (liked): Your SCHOOL photo? You could have started with a tiger.
  big_tuna_energy: We are not that bad.

# Let me tell you about the bravest thing
left_on_bread (liked): You got CAKE. In a LIFT. By SINGING.
  op: The door simply opened.
    left_on_bread: I have been riding lifts all day. I have seen one trolley. It was printer paper.
      a: Did you sing?
        left_on_bread: I did. They have put me in charge of toner.
third_breakfast: What is the speech about?
  op: Loyalty.

# Went to bed at ten to be reasonable
nocturnal_nina (liked): How many hearts?
  op: THREE. And two of them stop when it swims.
    nocturnal_nina: Me on a run.
      slowpoke: I have felt that since kilometre two.

# My brain at noon
a: Mrs Albrecht is still first here.
  b: She gave me a C for a very good volcano.

# The blanket is too warm
lion_in_bed: Toe out: monsters.
  op: It is a risk I have priced in.

# Counting sheep
bleat_it (liked): That is Doreen. She is fine, she is just dramatic.
  op: Oh thank goodness. Tell her good night.
    bleat_it: She says you were on 1,204.

# If you are awake too
overthinker_9000: It was a bit embarrassing.
  op: It was not.
    overthinker_9000 (edited): I have asked everybody who was there. Two had forgotten. One had not been there.
      op: See?
nocturnal_nina: Hello. I have had water. I am now awake and need to get up.
a: Good night, everyone in this thread. You are doing fine. 🌙

# I am going to bed early tonight
a: It is 1:31. Checking in.
  op: I can explain.

# Melatonin, lavender
hop_along: Mine plays the triangle.

# A nap has two lengths
sir_naps_a_lot (liked): I went for twenty minutes. My name is Klaus now. I have a boat.
  grandma_gigabyte: Werner?
    sir_naps_a_lot: Who is asking?

# I had a dream in which I was at work
spreadsheet_sue: =HOURS(dream)*RATE(nightmare)
  espresso_self: Do not forget the meal allowance. There was a buffet, but it kept moving.
`)
