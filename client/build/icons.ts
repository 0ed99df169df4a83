import path from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'

const MARK = path.join(import.meta.dirname, '../public/favicon.svg')
const BACKGROUND = '#fbf6f0'

/** `share` is the part of the width that the mark takes. Systems crop the margin of maskable icons. */
const icons = [
  { name: 'icon-192.png', size: 192, share: 1, background: 'transparent' },
  { name: 'icon-512.png', size: 512, share: 1, background: 'transparent' },
  { name: 'icon-maskable-512.png', size: 512, share: 0.6, background: BACKGROUND },
  { name: 'apple-touch-icon.png', size: 180, share: 0.72, background: BACKGROUND },
]

/** Renders the icons of the installed app from the favicon. */
export function renderIcons(): Plugin {
  return {
    name: 'icons',
    apply: 'build',
    async generateBundle() {
      for (const { name, size, share, background } of icons) {
        const mark = Math.round(size * share)
        const source = await sharp(MARK, { density: 1200 }).resize(mark, mark).png().toBuffer()
        const icon = sharp({ create: { width: size, height: size, channels: 4, background } })
          .composite([{ input: source }])
          .png({ palette: true })
        this.emitFile({ type: 'asset', fileName: `icons/${name}`, source: await icon.toBuffer() })
      }
    },
  }
}
