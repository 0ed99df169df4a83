import { asleepAwake } from './asleep-awake.ts'
import { beforeAfter } from './before-after.ts'
import { brainLevels } from './brain-levels.ts'
import { clownSteps } from './clown-steps.ts'
import { conscience } from './conscience.ts'
import { distracted } from './distracted.ts'
import { evolution } from './evolution.ts'
import { exitRamp } from './exit-ramp.ts'
import { expectationReality } from './expectation-reality.ts'
import { hardChoice } from './hard-choice.ts'
import { noYes } from './no-yes.ts'
import { podium } from './podium.ts'
import { scales } from './scales.ts'
import { strongHandshake } from './strong-handshake.ts'
import { strongThenWeakNow } from './strong-then-weak-now.ts'
import { tugOfWar } from './tug-of-war.ts'
import { twoPaths } from './two-paths.ts'
import { versus } from './versus.ts'
import type { MemeTemplate } from './template.ts'

export const memeTemplates: readonly MemeTemplate[] = [
  asleepAwake,
  beforeAfter,
  brainLevels,
  clownSteps,
  conscience,
  distracted,
  evolution,
  exitRamp,
  expectationReality,
  hardChoice,
  noYes,
  podium,
  scales,
  strongHandshake,
  strongThenWeakNow,
  tugOfWar,
  twoPaths,
  versus,
]
