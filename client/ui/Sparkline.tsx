import styles from './Sparkline.module.css'

const WIDTH = 96
const HEIGHT = 32
/** Leaves space for the stroke and the dot. */
const MARGIN = 4

type SparklineProps = {
  /** Oldest first. */
  values: readonly number[]
  /** The text alternative, which states the values. */
  label: string
}

/** A small line chart without axes. A dot marks the last value. */
export function Sparkline({ values, label }: SparklineProps) {
  const highest = Math.max(1, ...values)
  const step = (WIDTH - 2 * MARGIN) / Math.max(1, values.length - 1)
  const points = values.map((value, index) => ({
    x: MARGIN + index * step,
    y: HEIGHT - MARGIN - (value / highest) * (HEIGHT - 2 * MARGIN),
  }))
  const last = points.at(-1)
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.chart}>
      <polyline points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
      {last && <circle cx={last.x} cy={last.y} r="3" />}
    </svg>
  )
}
