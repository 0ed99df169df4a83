import { figure, median, quantile, spread } from './figures.ts'
import type { Measured } from './rounds.ts'

const HEAD = [
  'work',
  'server',
  'requests/s',
  'median ms',
  'p99 ms',
  'ours ÷ this',
  'of the rounds',
  'processor ms',
  'statements',
  'database ms',
]

/** A row per workload and server. A ratio above 1 means that our server takes that many times as much. */
export function tableOf(all: readonly Measured[]): string {
  const lines = all.map((measured) => {
    const ours = all.find(({ workload, peer }) => workload === measured.workload && peer.name === 'ours')
    return cellsOf(measured, ours)
  })
  return [HEAD, HEAD.map((_, column) => (column < 2 ? '---' : '---:')), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

function cellsOf(
  { workload, peer, loads, processor, statements }: Measured,
  ours: Measured | undefined,
): string[] {
  const isOurs = peer.name === 'ours'
  const times = loads.flatMap((load) => load.times)
  const ratios = ours ? loads.map(({ rate }, round) => (ours.loads[round]?.rate ?? NaN) / rate) : []
  return [
    isOurs ? workload : '',
    peer.name,
    figure(median(loads.map(({ rate }) => rate))),
    figure(median(times)),
    figure(quantile(times, 0.99)),
    isOurs ? '' : `**${figure(median(ratios))}**`,
    isOurs ? '' : spread(ratios),
    figure(processor / times.length),
    figure(statements.count),
    figure(statements.time),
  ]
}
