import './scalars.ts'
import './errors.ts'
import './types/user.ts'
import './types/viewer.ts'
import './types/session.ts'
import './types/media.ts'
import './types/post.ts'
import './types/post-connection.ts'
import './types/post-mutations.ts'
import './types/post-events.ts'
import './types/trending.ts'
import { builder } from './builder.ts'

export const schema = builder.toSchema()
