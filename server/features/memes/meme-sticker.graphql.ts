import { memeStickers } from '#rules/memes/stickers/index.ts'
import { FREE_STICKER_PACK, type MemeSticker } from '#rules/memes/stickers/sticker.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { stickerPath } from './stickers.ts'

const MemeStickerRef = builder.objectRef<MemeSticker>('MemeSticker').implement({
  description: 'A drawing to put on a meme.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name in documents.' }),
    label: t.exposeString('label', { description: 'The name to show.' }),
    url: t.string({ description: 'The URL path of the drawing, as SVG.', resolve: stickerPath }),
  }),
})

builder.queryField('memeStickers', (t) =>
  t.field({
    type: [MemeStickerRef],
    authScopes: { read: true },
    description: 'The stickers that the viewer can use.',
    resolve: () => memeStickers.filter(({ pack }) => pack === FREE_STICKER_PACK),
  }),
)
