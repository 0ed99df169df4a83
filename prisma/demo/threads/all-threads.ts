import { animalThreads } from './animals.ts'
import { codeThreads } from './code.ts'
import { demoPostThreads } from './demo-post.ts'
import { familyThreads } from './family.ts'
import { foodThreads } from './food.ts'
import { homeThreads } from './home.ts'
import { lifeThreads } from './life.ts'
import { morePictureThreads } from './more-pictures.ts'
import { officeThreads } from './office.ts'
import { outdoorThreads } from './outdoors.ts'
import type { Thread } from './parse-threads.ts'
import { pictureThreads } from './pictures.ts'
import { thoughtThreads } from './thoughts.ts'
import { welcomeThreads } from './welcome.ts'

export const allThreads: readonly Thread[] = [
  ...animalThreads,
  ...codeThreads,
  ...demoPostThreads,
  ...familyThreads,
  ...foodThreads,
  ...homeThreads,
  ...lifeThreads,
  ...morePictureThreads,
  ...officeThreads,
  ...outdoorThreads,
  ...pictureThreads,
  ...thoughtThreads,
  ...welcomeThreads,
]
