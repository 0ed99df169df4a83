// A load in a process of its own, because it would delay the reader in that of the benchmark. It runs until it is killed.
import { z } from 'zod'
import { GREEDY_LOADS } from './greedy-clients.ts'

const targetSchema = z.object({ url: z.string(), tokens: z.array(z.string()), postId: z.string() })

const [name = '', target = ''] = process.argv.slice(2)
process.send?.('ready')
await GREEDY_LOADS[name]?.(targetSchema.parse(JSON.parse(target)))
