import { parseThreads } from './parse-threads.ts'

export const outdoorThreads = parseThreads(`
# My basil lived for three days
plantparent: It went to a better window.
  cactus_hugger: That is what they told me about Gerald.
    plantparent: We do not talk about Gerald.

# The label said “impossible to kill”
cactus_hugger: I hugged mine. One of us is still here.

# I bought one plant
plantparent (liked): Nineteen is fine. At twenty-five they start on the furniture.
  a: What happens at forty-three?
    plantparent: I sleep in the hall. The hall has good light, but they do not want it.

# Tomato harvest complete
a: How was it?
  op: We cut it into nine. Everybody cried a bit.
    soup_dragon: You could have had one spoon of soup.

# The slugs left a review
a (slugs): I have made the sign for the entrance.
slowpoke: They got there before me again.

# Zucchini season
a: I locked it. There is one on the roof.
  b: That is mine. You are welcome.

# I pruned the hedge into a swan
goose_on_the_loose (liked): As an expert: this is a hedge that has heard of ME.

# The monstera put out
a: What did the dentist say?
  op: “Open.” So I showed him a second picture.

# Went to the garden centre
hedge_fun: You cannot plant a gnome without soil. You will have to go back.
  op: I know. I am looking forward to it.

# Morning round: everybody
plantparent: GERALD?
  op: No relation.
    plantparent: He was last seen near a compost. I need to sit down.

# The forecast said “a chance
wet_sock: Here the rain has a chance of forecast.

# My weather app says sun
thunderpants: It is a cumulus with a sense of humour. I would take the boat.
  a: Can you say that as a spreadsheet?
    thunderpants: =IF(window="wet","boat","boat, but smaller")

# First warm day of the year
wet_sock (liked): That was on a Tuesday. We had a barbecue, a sunburn and a funeral for the barbecue.

# Wind so strong
bus_poet: I was on it.¶You waved.¶We were both going backwards.

# My umbrella has two moves
rain_check: Mine has a third. It is called “left on the bus”.

# Autumn is nature’s way
mittens_manager: Three leaves are with the jury already.

# Put on sunscreen
a: Which spot?
  op: Between the shoulders. There is a fjord.
    b: Your shoulder has a better coast than my whole country.

# A rainbow over the supermarket
a: It pulls to the left, does it not? I know that trolley.

# Thunder last night
a: May I see the minutes?
  op: 1. Loud. 2. Very loud. 3. The dog moved that we all stay here. 4. Carried.
goodest_boy_fan: He is such a good chairman.

# The humidity has given my hair
a: Mine was stopped for speeding.

# I love the smell after the rain
bus_poet (liked): I was going to write a poem about it. You have parked in my space.

# Scraped the ice off
a: Did the card work?
  op: Better than at the library.

# The navigation said “you have arrived”
a: How is the lake?
  op: Wide.
    goose_on_the_loose: That is my parking space.

# I pack light
pickle_rickshaw: And one jar.

# Airport time is not real
soup_dragon: I was the man in the suit. There is no wrong time, only wrong soup.

# The train is late “due to
train_of_thought (liked): The first train was mine. I am sorry. I held the door for somebody in 1998.
  a: Was it worth it?
    train_of_thought: We are married.
      op: All right. You may have this one.

# Holiday photos: 200 sunsets
raccoon_hours: Which bin?

# I asked a local for the best
gravy_train: Does she do potatoes?
  op: In every form. Including sofa.
    gravy_train: That is my bio. Is that my MOTHER?

# Bus etiquette
bus_poet: Trevor got on at Main Street.¶Forty seats. He looked at one.¶I was in it.
  a (liked): The most frightening poem of the year.

# Camping is paying
wet_sock: We went for the stars. We got one. It was a torch. It was looking for us.

# The hostel was described
two_left_feet: Was it a GOOD trombone?
  op: At first.

# The 7:42 is a quiet train
a: It is my ringtone. I am so sorry. I do not know how to answer it without being seen.

# A short history of our road trip
demo (liked): Please tell us the name of the kitten.
  op: Castle.
    demo: So you did get to Castle.
      op: …I need to stop the car.
a: Same cow or cow of the same type? It matters.
  b: It was the same cow. She told us about you.
pickle_rickshaw: Hour 3, the eggs. Every road trip has a villain.

# My running app said
slowpoke: Mine said “are you still there?” It was a film app. But still.

# Yoga class, day 1
third_breakfast: Day 2: snacks said yoga. I have no control over this.

# The gym called
gym_class_zero: They called your brother as well. He had to sign up.
  op: How is he?
    gym_class_zero: Fitter than you, and he does not exist.

# Joined a walking group
avo_cardio: Do you need a new member? I walk badly, but I have strong views on frosting.
  op: You are overqualified.

# The swimming pool has lanes
penguin_suit (liked): It is called the edge. I am its lane captain.

# I came second in the race
slowpoke: How many were in it?
  op: Let me have this.

# I was picked last
a: Who did she pick?
  op: The neighbour. He has a knee brace.
    a: On which knee?
      op: On both.

# 6 am jog
fox_in_socks_ish (liked): It was me. I had a lovely evening and I would ask you to be quiet about the sock.

# Saturday league
iced_tee: We have a cart. Join us. Average injury: lunch.
`)
