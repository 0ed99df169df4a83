import { memeStickers } from '#rules/memes/stickers/index.ts'
import { FREE_STICKER_PACK, type MemeSticker, type StickerGroup } from '#rules/memes/stickers/sticker.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { stickerPath } from './stickers.ts'

const MemeStickerGroupRef = builder.enumType('MemeStickerGroup', {
  description: 'A group of the list of stickers.',
  values: {
    FACES: { description: 'Faces and what is worn on a face.' },
    SIGNS: { description: 'Words, marks, arrows and bubbles.' },
    THINGS: { description: 'Objects, food, animals and plants.' },
  } satisfies Record<StickerGroup, object>,
})

const MemeStickerRef = builder.objectRef<MemeSticker>('MemeSticker').implement({
  description: 'A drawing to put on a meme.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name in documents.' }),
    label: t.exposeString('label', { description: 'The name to show.' }),
    group: t.expose('group', { type: MemeStickerGroupRef, description: 'The group that lists the sticker.' }),
    keywords: t.exposeStringList('keywords', { description: 'Further words to find the sticker by.' }),
    url: t.string({ description: 'The URL path of the drawing, as SVG.', resolve: stickerPath }),
  }),
})

builder.queryField('memeStickers', (t) =>
  t.field({
    type: [MemeStickerRef],
    authScopes: { public: true },
    description: 'The stickers that the viewer can use.',
    resolve: () => memeStickers.filter(({ pack }) => pack === FREE_STICKER_PACK),
  }),
)
