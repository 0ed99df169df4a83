import { INK, circle, ellipse, flat, inked, line, path, rect, scatter, stroke } from '#rules/memes/art/svg.ts'
import type { Hair } from './look.ts'

/** `cloth` is the color of a headscarf or hat. */
export type HairColours = { hair: string; cloth: string }

export function hairBehind(hair: Hair, { hair: colour, cloth }: HairColours): string {
  switch (hair) {
    case 'afro':
      return (
        scatter([130, 170, 170, 90, 256, 60, 342, 90, 382, 170, 400, 250, 112, 250], (x, y) =>
          circle(x, y, 72, inked(colour)),
        ) + circle(256, 180, 140, flat(colour))
      )
    case 'curls':
      return scatter([120, 210, 140, 300, 372, 300, 392, 210, 150, 130, 362, 130], (x, y) =>
        circle(x, y, 50, inked(colour)),
      )
    case 'bob':
      return path('M256 84Q410 84 400 340Q396 376 350 372H162Q116 376 112 340Q102 84 256 84Z', inked(colour))
    case 'long':
      return path('M256 80Q420 80 412 300L424 470H88L100 300Q92 80 256 80Z', inked(colour))
    case 'wavy':
      return path(
        'M256 80Q420 80 404 240Q440 300 408 350Q440 410 400 460H112Q72 410 104 350Q72 300 108 240Q92 80 256 80Z',
        inked(colour),
      )
    case 'bun':
      return circle(256, 76, 62, inked(colour))
    case 'ponytail':
      return path('M330 110Q470 90 450 250Q446 330 400 350Q420 240 350 190Z', inked(colour))
    case 'braids':
      return [-1, 1]
        .map((side) =>
          [280, 334, 388, 436]
            .map((y, index) => ellipse(256 + side * (136 + index * 4), y, 34 - index * 3, 32, inked(colour)))
            .join(''),
        )
        .join('')
    case 'hijab':
      return path('M256 60Q430 60 420 300Q440 420 400 480H112Q72 420 92 300Q82 60 256 60Z', inked(cloth))
    default:
      return ''
  }
}

export function hairInFront(hair: Hair, { hair: colour, cloth }: HairColours): string {
  const cap = (fringe: string) =>
    path(`M136 250Q120 84 256 84Q392 84 376 250Q366 196 346 176${fringe}Q150 190 136 250Z`, inked(colour))
  switch (hair) {
    case 'short':
      return cap('Q256 196 166 176')
    case 'quiff':
      return path(
        'M136 236Q130 160 176 130Q180 60 300 56Q390 60 386 150Q384 200 376 236Q368 190 340 172Q250 190 180 168Q146 190 136 236Z',
        inked(colour),
      )
    case 'curls':
      return scatter([176, 140, 230, 112, 290, 112, 342, 142], (x, y) => circle(x, y, 46, inked(colour)))
    case 'afro':
      return path('M138 232Q136 100 256 100Q376 100 374 232Q326 162 256 168Q186 162 138 232Z', flat(colour))
    case 'bob':
      return cap('Q300 190 256 130Q220 190 166 200')
    case 'long':
      return cap('Q310 170 286 116Q240 190 150 210')
    case 'wavy':
      return cap('Q280 180 236 118Q226 180 156 206')
    case 'bun':
      return cap('Q256 150 166 176')
    case 'ponytail':
      return cap('Q250 200 160 186')
    case 'braids':
      return cap('Q280 170 256 100Q232 170 166 176') + line([256, 86, 256, 120], stroke(INK, 6))
    case 'buzz':
      return path('M142 226Q140 108 256 108Q372 108 370 226Q350 158 256 158Q162 158 142 226Z', {
        ...inked(colour),
        opacity: 0.85,
      })
    case 'mohawk':
      return path('M216 150Q196 40 256 20Q316 40 296 150Q256 168 216 150Z', inked(colour))
    case 'hijab':
      return path(
        'M256 96Q356 96 372 220Q384 330 256 400Q128 330 140 220Q156 96 256 96ZM256 128Q176 128 162 236Q156 320 256 374Q356 320 350 236Q336 128 256 128Z',
        { ...inked(cloth), stroke: INK },
      )
    case 'beanie':
      return (
        path('M132 196Q126 70 256 66Q386 70 380 196Z', inked(cloth)) +
        rect(118, 172, 276, 56, inked(cloth), 24) +
        circle(256, 56, 32, inked('#ffffff')) +
        [170, 220, 270, 320].map((x) => line([x, 184, x, 216], stroke(INK, 5))).join('')
      )
    case 'cap':
      return (
        path('M132 200Q130 80 256 80Q382 80 380 200Z', inked(cloth)) +
        path('M120 200Q256 160 440 206Q430 232 380 226Q256 190 130 222Z', inked(cloth)) +
        circle(256, 82, 12, inked('#ffffff', 6))
      )
    case 'bald':
      return path('M196 152Q214 136 240 134', stroke('#ffffff', 12))
  }
}
