import { asleepAwake } from './asleep-awake.ts'
import { beforeAfter } from './before-after.ts'
import { brainLevels } from './brain-levels.ts'
import { calmInChaos } from './calm-in-chaos.ts'
import { clownSteps } from './clown-steps.ts'
import { distracted } from './distracted.ts'
import { evolution } from './evolution.ts'
import { exitRamp } from './exit-ramp.ts'
import { expectationReality } from './expectation-reality.ts'
import { hardChoice } from './hard-choice.ts'
import { iceberg } from './iceberg.ts'
import { laughingThenSerious } from './laughing-then-serious.ts'
import { mindBlown } from './mind-blown.ts'
import { noYes } from './no-yes.ts'
import { panicCalmPanic } from './panic-calm-panic.ts'
import { podium } from './podium.ts'
import { popcorn } from './popcorn.ts'
import { scales } from './scales.ts'
import { smilingMask } from './smiling-mask.ts'
import { strongHandshake } from './strong-handshake.ts'
import { strongThenWeakNow } from './strong-then-weak-now.ts'
import { surprised } from './surprised.ts'
import { suspiciousSquint } from './suspicious-squint.ts'
import { tinyVictory } from './tiny-victory.ts'
import { tugOfWar } from './tug-of-war.ts'
import { twoPaths } from './two-paths.ts'
import { twoShoulders } from './two-shoulders.ts'
import { versus } from './versus.ts'
import type { MemeTemplate } from './template.ts'

export const memeTemplates: readonly MemeTemplate[] = [
  asleepAwake,
  beforeAfter,
  brainLevels,
  calmInChaos,
  clownSteps,
  distracted,
  evolution,
  exitRamp,
  expectationReality,
  hardChoice,
  iceberg,
  laughingThenSerious,
  mindBlown,
  noYes,
  panicCalmPanic,
  podium,
  popcorn,
  scales,
  smilingMask,
  strongHandshake,
  strongThenWeakNow,
  surprised,
  suspiciousSquint,
  tinyVictory,
  tugOfWar,
  twoPaths,
  twoShoulders,
  versus,
]
