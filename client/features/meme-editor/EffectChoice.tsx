import { useRef } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import type { MemeEffect } from '#rules/memes/adjustments.ts'
import styles from './EffectChoice.module.css'

const EFFECTS: readonly { value: MemeEffect | null; label: string }[] = [
  { value: null, label: 'Original' },
  { value: 'GREYSCALE', label: 'Greyscale' },
  { value: 'DEEP_FRY', label: 'Deep fry' },
  { value: 'BLUR', label: 'Blur' },
  { value: 'PIXELATE', label: 'Pixelate' },
]

/** Pixels per side of the pixelated preview. */
const PIXELS = 12

type EffectChoiceProps = {
  /** The URL of the picture. */
  url: string
  current: MemeEffect | null
  onChange: (effect: MemeEffect | null) => void
}

/** The effects, each with a preview of the picture. */
export function EffectChoice({ url, current, onChange }: EffectChoiceProps) {
  return (
    <div role="group" aria-label="Effect" className={styles.choices}>
      {EFFECTS.map(({ value, label }) => (
        <button
          key={label}
          type="button"
          aria-pressed={value === current}
          className={styles.choice}
          onClick={() => onChange(value)}
        >
          <span className={styles.preview}>
            {value === 'PIXELATE' ? (
              <PixelatedPreview url={url} />
            ) : (
              <img src={url} alt="" className={classNames(styles.picture, value && styles[value])} />
            )}
          </span>
          {label}
        </button>
      ))}
    </div>
  )
}

/** CSS has no filter for it. */
function PixelatedPreview({ url }: { url: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const draw = (picture: HTMLImageElement) => {
    const { naturalWidth: width, naturalHeight: height } = picture
    const side = Math.min(width, height)
    const context = canvas.current?.getContext('2d')
    context?.clearRect(0, 0, PIXELS, PIXELS)
    context?.drawImage(picture, (width - side) / 2, (height - side) / 2, side, side, 0, 0, PIXELS, PIXELS)
  }
  return (
    <>
      <img src={url} alt="" className={styles.source} onLoad={({ currentTarget }) => draw(currentTarget)} />
      <canvas ref={canvas} width={PIXELS} height={PIXELS} className={styles.picture} />
    </>
  )
}
