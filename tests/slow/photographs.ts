import { createRandom } from '#prisma/demo/random.ts'

const [WIDTH, HEIGHT] = [720, 480]

type Random = () => number

/** A landscape like a photograph. The place decides the colors, and the moment the hills, the clouds and the sun. */
export function drawPhotograph(place: number, moment: number) {
  const colors = randomNumbers(place)
  const sky = [120 + colors() * 100, 140 + colors() * 80, 180 + colors() * 70]
  const land = [60 + colors() * 80, 80 + colors() * 80, 40 + colors() * 60]
  const random = randomNumbers(place * 1000 + moment)
  const [clouds, grass] = [createNoise(random, 40), createNoise(random, 200)]
  const hills = Array.from({ length: 6 }, () => ({
    frequency: 0.006 + random() * 0.018,
    phase: random() * 6.3,
    height: random() * 40,
  }))
  const horizon = HEIGHT * (0.4 + random() * 0.2)
  const sun = { x: WIDTH * random(), y: HEIGHT * (0.1 + random() * 0.2) }
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3)
  for (let x = 0; x < WIDTH; x += 1) {
    const ground = hills.reduce(
      (sum, { frequency, phase, height }) => sum + Math.sin(x * frequency + phase) * height,
      horizon,
    )
    for (let y = 0; y < HEIGHT; y += 1) {
      const texture = clouds(x / 30, y / 30) * 0.6 + grass(x / 5, y / 5) * 0.4
      const isSun = Math.hypot(x - sun.x, y - sun.y) < 40
      const air = isSun ? [250, 240, 200] : sky.map((value) => value + texture * 50 - y / 8)
      const color = y < ground ? air : land.map((value) => value * (0.5 + texture))
      for (const [channel, value] of color.entries())
        pixels[(y * WIDTH + x) * 3 + channel] = Math.max(0, Math.min(255, value))
    }
  }
  return { pixels, width: WIDTH, height: HEIGHT, channels: 3 as const }
}

function randomNumbers(seed: number): Random {
  const random = createRandom(seed)
  return () => random.between(0, 1)
}

/** Random values at the corners of a grid, with smooth transitions. */
function createNoise(random: Random, size: number): (x: number, y: number) => number {
  const values = Array.from({ length: size * size }, random)
  const at = (x: number, y: number) => values[(y % size) * size + (x % size)] ?? 0
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [shareX, shareY] = [x - left, y - top]
    const above = at(left, top) * (1 - shareX) + at(left + 1, top) * shareX
    const below = at(left, top + 1) * (1 - shareX) + at(left + 1, top + 1) * shareX
    return above * (1 - shareY) + below * shareY
  }
}
