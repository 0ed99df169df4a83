import { ellipse, flat, group, inked, path, polygon } from './svg.ts'

export function burst(radius: number, fill: string, points = 14, depth = 0.78): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (index / (points * 2)) * 2 * Math.PI - Math.PI / 2
    const distance = index % 2 === 0 ? radius : radius * depth
    return [Math.cos(angle) * distance, Math.sin(angle) * distance]
  })
  return polygon(corners.flat(), inked(fill))
}

export function star(radius: number, fill = '#ffd25e'): string {
  return burst(radius, fill, 5, 0.46)
}

export function sparkle(size: number, colour = '#ffffff'): string {
  return path(
    `M0 ${-size}Q${size * 0.14} ${-size * 0.14} ${size} 0Q${size * 0.14} ${size * 0.14} 0 ${size}Q${-size * 0.14} ${size * 0.14} ${-size} 0Q${-size * 0.14} ${-size * 0.14} 0 ${-size}Z`,
    flat(colour),
  )
}

export function puff(colour = '#ffffff', scale = 1): string {
  return group(
    { scale },
    ellipse(-46, 10, 44, 34, flat(colour)),
    ellipse(0, -14, 52, 44, flat(colour)),
    ellipse(50, 8, 46, 36, flat(colour)),
  )
}
