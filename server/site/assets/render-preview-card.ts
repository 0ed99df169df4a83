// `npm run render:preview-card` converts preview-card.svg to preview-card.png, because the server loads no SVG files.
import sharp from 'sharp'
import { PREVIEW_CARD_FILE } from '#server/config/project-root.ts'

await sharp(PREVIEW_CARD_FILE.replace(/png$/, 'svg')).png({ compressionLevel: 9 }).toFile(PREVIEW_CARD_FILE)
