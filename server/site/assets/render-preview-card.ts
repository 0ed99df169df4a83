// npm run draw:preview-card: makes preview-card.png of preview-card.svg. The server itself reads no SVG (domain/media/picture.ts).
import sharp from 'sharp'
import { PREVIEW_CARD_FILE } from '#server/config/project-root.ts'

await sharp(PREVIEW_CARD_FILE.replace(/png$/, 'svg')).png({ compressionLevel: 9 }).toFile(PREVIEW_CARD_FILE)
