import { alwaysWas } from './always-was.ts'
import { asleepAwake } from './asleep-awake.ts'
import { bait } from './bait.ts'
import { barChart } from './bar-chart.ts'
import { beforeAfter } from './before-after.ts'
import { brainLevels } from './brain-levels.ts'
import { calendar } from './calendar.ts'
import { calmInChaos } from './calm-in-chaos.ts'
import { cerealBox } from './cereal-box.ts'
import { certificate } from './certificate.ts'
import { chat } from './chat.ts'
import { clownSteps } from './clown-steps.ts'
import { datingProfile } from './dating-profile.ts'
import { distracted } from './distracted.ts'
import { dominoEffect } from './domino-effect.ts'
import { errorDialog } from './error-dialog.ts'
import { evolution } from './evolution.ts'
import { exitRamp } from './exit-ramp.ts'
import { expectationReality } from './expectation-reality.ts'
import { fourPanels } from './four-panels.ts'
import { gameShow } from './game-show.ts'
import { hardChoice } from './hard-choice.ts'
import { hidingInBush } from './hiding-in-bush.ts'
import { iceberg } from './iceberg.ts'
import { islandMap } from './island-map.ts'
import { jobInterview } from './job-interview.ts'
import { laughingThenSerious } from './laughing-then-serious.ts'
import { lieDetector } from './lie-detector.ts'
import { loadingBar } from './loading-bar.ts'
import { medicine } from './medicine.ts'
import { meetingSuggestion } from './meeting-suggestion.ts'
import { mindBlown } from './mind-blown.ts'
import { moodCurve } from './mood-curve.ts'
import { museumPainting } from './museum-painting.ts'
import { newspaper } from './newspaper.ts'
import { noRescue } from './no-rescue.ts'
import { noYes } from './no-yes.ts'
import { oneInTheCrowd } from './one-in-the-crowd.ts'
import { panicCalmPanic } from './panic-calm-panic.ts'
import { pieChart } from './pie-chart.ts'
import { planBoard } from './plan-board.ts'
import { podium } from './podium.ts'
import { pointingAtEachOther } from './pointing-at-each-other.ts'
import { popcorn } from './popcorn.ts'
import { productLabel } from './product-label.ts'
import { protestSign } from './protest-sign.ts'
import { receipt } from './receipt.ts'
import { reviewStars } from './review-stars.ts'
import { roadSign } from './road-sign.ts'
import { scales } from './scales.ts'
import { smilingMask } from './smiling-mask.ts'
import { strongHandshake } from './strong-handshake.ts'
import { strongThenWeakNow } from './strong-then-weak-now.ts'
import { surprised } from './surprised.ts'
import { suspiciousSquint } from './suspicious-squint.ts'
import { timeline } from './timeline.ts'
import { tinyVictory } from './tiny-victory.ts'
import { tradeOffer } from './trade-offer.ts'
import { treasureChest } from './treasure-chest.ts'
import { tugOfWar } from './tug-of-war.ts'
import { twoPaths } from './two-paths.ts'
import { twoShoulders } from './two-shoulders.ts'
import { twoSidesOfTheBus } from './two-sides-of-the-bus.ts'
import { unpopularOpinion } from './unpopular-opinion.ts'
import { vennDiagram } from './venn-diagram.ts'
import { versus } from './versus.ts'
import { waitingSkeleton } from './waiting-skeleton.ts'
import { weatherReport } from './weather-report.ts'
import type { MemeTemplate } from './template.ts'

export const memeTemplates: readonly MemeTemplate[] = [
  alwaysWas,
  asleepAwake,
  bait,
  barChart,
  beforeAfter,
  brainLevels,
  calendar,
  calmInChaos,
  cerealBox,
  certificate,
  chat,
  clownSteps,
  datingProfile,
  distracted,
  dominoEffect,
  errorDialog,
  evolution,
  exitRamp,
  expectationReality,
  fourPanels,
  gameShow,
  hardChoice,
  hidingInBush,
  iceberg,
  islandMap,
  jobInterview,
  laughingThenSerious,
  lieDetector,
  loadingBar,
  medicine,
  meetingSuggestion,
  mindBlown,
  moodCurve,
  museumPainting,
  newspaper,
  noRescue,
  noYes,
  oneInTheCrowd,
  panicCalmPanic,
  pieChart,
  planBoard,
  podium,
  pointingAtEachOther,
  popcorn,
  productLabel,
  protestSign,
  receipt,
  reviewStars,
  roadSign,
  scales,
  smilingMask,
  strongHandshake,
  strongThenWeakNow,
  surprised,
  suspiciousSquint,
  timeline,
  tinyVictory,
  tradeOffer,
  treasureChest,
  tugOfWar,
  twoPaths,
  twoShoulders,
  twoSidesOfTheBus,
  unpopularOpinion,
  vennDiagram,
  versus,
  waitingSkeleton,
  weatherReport,
]
