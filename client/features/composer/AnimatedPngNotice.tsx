import { useEffect, useState } from 'react'
import { Banner } from '#client/ui/Banner.tsx'

/** Encoders write the animation control chunk within the first metadata (PNG, section 11.3.6). */
const SEARCHED_BYTES = 65_536

/** The browser plays an animated PNG, but the server stores its first frame. */
export function AnimatedPngNotice({ file }: { file: File }) {
  const [animated, setAnimated] = useState<File>()
  useEffect(() => {
    void isAnimatedPng(file).then((isAnimated) => isAnimated && setAnimated(file))
  }, [file])
  if (file !== animated) return null
  return (
    <Banner tone="info">The animation of PNG images is not kept. Use a GIF or WebP image to keep it.</Banner>
  )
}

/** The chunk `acTL` of an animation precedes the pixels in `IDAT`. */
async function isAnimatedPng(file: File): Promise<boolean> {
  if (file.type !== 'image/png') return false
  const start = await file
    .slice(0, SEARCHED_BYTES)
    .text()
    // The upload reports a file that cannot be read.
    .catch(() => '')
  return start.split('IDAT', 1).some((metadata) => metadata.includes('acTL'))
}
