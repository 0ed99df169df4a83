declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      keepAllGlyphs?: boolean
      variationAxes?: Readonly<Record<string, number>>
      targetFormat?: 'sfnt' | 'woff' | 'woff2'
      noHinting?: boolean
    },
  ): Promise<Buffer>
}
