/** The colors of a palette match. A drawing uses only one palette. */
export type Palette = {
  /** A wall or the sky, and a darker shade for its pattern. */
  back: string
  backDeep: string
  /** A floor, a table or the ground. */
  ground: string
  groundDeep: string
  /** The subject of the drawing. */
  main: string
  mainDeep: string
  accent: string
  accentDeep: string
  paper: string
}

export const palettes: readonly Palette[] = [
  palette('#ffd9b8 #fbc799 #e58e73 #cf7560 #3f8fa8 #2f7389 #f4b942 #dd9c22 #fff6e8'),
  palette('#c8ecdf #aee0cf #5fb49c #489a83 #f2785c #d95f45 #ffd166 #eab23c #f6fffa'),
  palette('#d9d4f7 #c6bff0 #8f83cf #786bb8 #f7a072 #e0845a #6fcfb5 #4fb398 #faf8ff'),
  palette('#bfe3f7 #a5d5f0 #7fb069 #699955 #f25f5c #d64a4a #ffe066 #ebc640 #f4fbff'),
  palette('#fff0b8 #fce393 #f2a65a #db8c40 #5b7fd1 #4666b5 #ef6f6c #d45653 #fffbea'),
  palette('#fbd3df #f6bccd #b8638f #9e4d78 #4fa3a5 #3c888a #f9c74f #e3ac2e #fff5f8'),
  palette('#b9dbd9 #9fcbc9 #3d6f7d #305a67 #ee8959 #d47041 #f6d55c #dfba3a #f3fafa'),
  palette('#e2ecc0 #d1dfa3 #8aa34f #738b3b #c75146 #ab3d34 #5aa9c9 #428fb0 #fbfdef'),
  palette('#cfd9ee #bac8e4 #5c73a8 #495f92 #f3a712 #d78f00 #e4572e #c5421c #f6f8fd'),
  palette('#ffd1c1 #fabba6 #a64d5e #8c3c4c #2f9c95 #1f827b #ffc857 #e8ab31 #fff5f1'),
  palette('#e8d7c3 #dcc6ac #a9785a #8f6146 #5f9e6e #4a8559 #ee9b5f #d6803f #fdf8f1'),
  palette('#c9e4ff #aed4fa #6d83c9 #566cb3 #ff8fa3 #e8718a #ffd97d #eabf55 #f5faff'),
]

export const nightPalettes: readonly Palette[] = [
  palette('#2c2a5a #373573 #4b3f72 #3b3060 #f2b84b #d99a2c #7fd1c7 #5cb5aa #f5f0ff'),
  palette('#1f3b57 #2a4c6d #35516b #2a4259 #f28f6b #d8734f #ffe08a #e8c460 #eef6ff'),
  palette('#3b2a4f #4a3763 #5d3a5c #4b2c4a #8ac6d0 #68aab5 #ffb4a2 #e89682 #fbf2ff'),
  palette('#233d4d #2f4e61 #45605a #364d48 #fcca46 #e0ac26 #fe7f2d #dd6519 #f0fafa'),
]

function palette(colours: string): Palette {
  const [
    back = '',
    backDeep = '',
    ground = '',
    groundDeep = '',
    main = '',
    mainDeep = '',
    accent = '',
    accentDeep = '',
    paper = '',
  ] = colours.split(' ')
  return { back, backDeep, ground, groundDeep, main, mainDeep, accent, accentDeep, paper }
}
