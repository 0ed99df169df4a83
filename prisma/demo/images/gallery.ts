import { ideasOf, type ImageIdea } from './scene.ts'
import { barbecue } from './scenes/barbecue.ts'
import { bingo } from './scenes/bingo.ts'
import { breakfast } from './scenes/breakfast.ts'
import { catAtWork } from './scenes/cat-at-work.ts'
import { barChart } from './scenes/bar-chart.ts'
import { pieChart } from './scenes/pie-chart.ts'
import { chat } from './scenes/chat.ts'
import { cloud } from './scenes/cloud.ts'
import { comic } from './scenes/comic.ts'
import { couchPotato } from './scenes/couch-potato.ts'
import { dayCurve } from './scenes/day-curve.ts'
import { duckMeeting } from './scenes/duck-meeting.ts'
import { errorDialog } from './scenes/error-dialog.ts'
import { forecast } from './scenes/forecast.ts'
import { fridge } from './scenes/fridge.ts'
import { goldfish } from './scenes/goldfish.ts'
import { growth } from './scenes/growth.ts'
import { judge } from './scenes/judge.ts'
import { loading } from './scenes/loading.ts'
import { owlAwake } from './scenes/owl-awake.ts'
import { poster } from './scenes/poster.ts'
import { receipt } from './scenes/receipt.ts'
import { roadSign } from './scenes/road-sign.ts'
import { robot } from './scenes/robot.ts'
import { snailRace } from './scenes/snail-race.ts'
import { toDo } from './scenes/to-do.ts'
import { venn } from './scenes/venn.ts'

export const imageIdeas: readonly ImageIdea[] = [
  ...ideasOf(barbecue),
  ...ideasOf(barChart),
  ...ideasOf(bingo),
  ...ideasOf(breakfast),
  ...ideasOf(catAtWork),
  ...ideasOf(chat),
  ...ideasOf(cloud),
  ...ideasOf(comic),
  ...ideasOf(couchPotato),
  ...ideasOf(dayCurve),
  ...ideasOf(duckMeeting),
  ...ideasOf(errorDialog),
  ...ideasOf(forecast),
  ...ideasOf(fridge),
  ...ideasOf(goldfish),
  ...ideasOf(growth),
  ...ideasOf(judge),
  ...ideasOf(loading),
  ...ideasOf(owlAwake),
  ...ideasOf(pieChart),
  ...ideasOf(poster),
  ...ideasOf(receipt),
  ...ideasOf(roadSign),
  ...ideasOf(robot),
  ...ideasOf(snailRace),
  ...ideasOf(toDo),
  ...ideasOf(venn),
]
