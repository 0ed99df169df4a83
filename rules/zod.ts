import { z } from 'zod'

// Zod would compile its objects with `new Function`, which the site's content security policy forbids and reports.
z.config({ jitless: true })

export { z }
