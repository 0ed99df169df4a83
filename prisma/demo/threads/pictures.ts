import { parseThreads } from './parse-threads.ts'

/** The threads of posts with an image. */
export const pictureThreads = parseThreads(`
# image: The release went well
semicolon_sam (liked): I recognise the apron;
  op: You were holding the bucket.
    semicolon_sam: It was petrol. The label said “simply”;

# image: I only turned my back
goodest_boy_fan (liked): And I would do it again. The squirrel knew what it was doing.

# image: raisin cookies 100
left_on_bread: I have never felt safer among strangers.

# image: Confidence in my code
undefined_uma: You have 4 %? Show-off.
  op: There was a Tuesday.

# image: can we talk?
overthinker_9000 (liked): I cannot look at this one. I have looked at it eleven times.

# image: Family dinner bingo
grandma_gigabyte: You do look thin, dear.
  op: BINGO

# image: Camping bingo
wet_sock: I had all of it before the tent was up.

# image: I was roasted at birth
espresso_self (liked): Small cup, big wisdom.
captain_crumb: I had a long talk with the toast. It is taking a week off.

# image: Banana bread. Believe
third_breakfast: I believe in it. I have the tin ready. I have had the tin ready since spring.

# image: invited to the fruit salad
a: I invited it once. Nobody spoke on the way home.

# image: Butter luck
dad_of_three (liked): I apologise for nothing either, and I was not even here.

# image: it is warm now
undefined_uma: Ship it.
  ctrl_alt_elena: Reviewed. Purr.

# image: gggggggggggggg
spreadsheet_sue: Clear, short, no attachments. The best mail of the quarter.
  mittens_manager: She wants to know why nobody has replied.

# image: the human just lives here
mittens_manager (liked): We need to talk about how you got a picture of my office.

# image: forty tins
big_tuna_energy: I am at the door. I am not even going to scream.
  a: You are screaming.
    big_tuna_energy: A little.

# image: Me: You just sent me eleven
a: Mine has found the stickers. We do not have a language any more.

# image: FOREVER AGO
goodest_boy_fan (liked): Well? Did you bring cheese?
  op: I brought cheese.
    goodest_boy_fan: Recovered.

# image: You pay us monthly
gym_class_zero: This is the most stable relationship I have ever had.

# image: WHICH SUNDAY
plantparent (liked): My phone buzzed while I was reading this and I have watered everything.
  a: Including the phone?
    plantparent: It was a difficult moment for all of us.

# image: Build server
error_418: Mine only passes if I call it a teapot.

# image: Grandpa: Dear Tim stop
grandma_gigabyte: I know this man. The knee takes two hours. The other knee is worse.

# image: March 2031
rain_check: I would love to, but no.
  a: You did not even see which day!
    rain_check: It has 31 of them.

# image: You washed your car
thunderpants: Cumulus smugus.

# image: I slept six months
sir_naps_a_lot: Amateur.
third_breakfast (liked): As the bear: I would like it to be noted that I also had breakfast in the dream.

# image: What is the meaning of life
nocturnal_nina (liked): We are asked this a lot. Nobody ever waits for the rest of the sentence.
  a: What is the rest?
    nocturnal_nina: “…ate my mouse?”

# image: going well for the pie
gravy_train: I am on this diet as a side.

# image: My machine is a toaster
captain_crumb (liked): It is production-ready on both sides.

# image: Small portions
big_tuna_energy: I would like to know what happened to the mouse.
  op: They are friends. It was a salad.
    big_tuna_energy: Boring, but good.

# image: Remote work has its charm
hedge_fun (liked): I asked for consent AND gave a warning. Honestly, a role model.

# image: Quiet ball
pandamonium: There is no quiet ball. There has never been a quiet ball.
  goodest_boy_fan: There could be.

# image: being a side dish
gravy_train: Nobody told me that I would be in the exhibition.
  op: We needed a signed model release.
    gravy_train: It has gravy on it, but it is signed.

# image: growing roots
plantparent: Rotate weekly, water twice, do not let it watch the finale alone.

# image: nobody breathes
ghosting_greta: I have been not breathing since 1911. It gets easier.

# image: I can hear the Monday
sunday_scaries (liked): Finally somebody has drawn the sound.
`)
