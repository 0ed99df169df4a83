import { z } from 'zod'

// The content security policy forbids `new Function`, with which Zod compiles object schemas by default.
z.config({ jitless: true })

export { z }
