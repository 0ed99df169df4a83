import { IMAGE_WIDTHS } from '#rules/media-rules.ts'

export function imageRenditions(width: number): { name: string; width: number }[] {
  const narrower = IMAGE_WIDTHS.filter((candidate) => candidate < width).map((candidate) => ({
    name: `w_${candidate}`,
    width: candidate,
  }))
  return [...narrower, { name: 'full', width }]
}
