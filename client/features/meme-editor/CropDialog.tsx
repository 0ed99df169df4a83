import { useRef, useState } from 'react'
import { centerCrop, makeAspectCrop, ReactCrop, type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { Button } from '#client/ui/Button.tsx'
import { ChoiceGroup } from '#client/ui/ChoiceGroup.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { shownSize, type Crop } from '#rules/memes/adjustments.ts'
import { MEME_CROP_MIN } from '#rules/memes/limits.ts'
import styles from './PicturePanel.module.css'

const FORMS = [
  { value: 'free', label: 'Free' },
  { value: 'square', label: 'Square' },
  { value: 'circle', label: 'Circle' },
] as const
type Form = (typeof FORMS)[number]['value']

const SQUARE_TOLERANCE = 0.01
const WHOLE: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 }

type CropDialogProps = {
  url: string
  crop: Crop | null
  onCrop: (crop: Crop | null) => void
  onClose: () => void
}

/** The whole picture with a frame around the part that will be shown. */
export function CropDialog({ url, crop, onCrop, onClose }: CropDialogProps) {
  const picture = useRef<HTMLImageElement>(null)
  const [form, setForm] = useState<Form>(crop?.shape === 'ELLIPSE' ? 'circle' : 'free')
  const [frame, setFrame] = useState<PercentCrop>(() => toPercent(crop))
  /** The shape of a restored square is known once its picture has a size. */
  const recognizeSquare = ({ naturalWidth, naturalHeight }: HTMLImageElement) => {
    if (!crop || crop.shape === 'ELLIPSE') return
    const { width, height } = shownSize({ width: naturalWidth, height: naturalHeight }, crop)
    if (Math.abs(width - height) < SQUARE_TOLERANCE * width) setForm('square')
  }
  const choose = (next: Form) => {
    setForm(next)
    setFrame(next === 'free' ? WHOLE : largestSquare(picture.current))
  }
  return (
    <Dialog
      open
      title="Crop"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={() => onCrop(null)}>
            Whole picture
          </Button>
          <Button onClick={() => onCrop(toCrop(frame, form))}>Done</Button>
        </>
      }
    >
      <ChoiceGroup label="Shape" look="chips" choices={FORMS} current={form} onChange={choose} />
      <div className={styles.stage}>
        <ReactCrop
          crop={frame}
          aspect={form === 'free' ? undefined : 1}
          circularCrop={form === 'circle'}
          keepSelection
          ruleOfThirds
          minWidth={16}
          minHeight={16}
          onChange={(_pixels, percent) => setFrame(percent)}
        >
          <img
            ref={picture}
            src={url}
            alt="What can be shown"
            className={styles.picture}
            onLoad={({ currentTarget }) => recognizeSquare(currentTarget)}
          />
        </ReactCrop>
      </div>
    </Dialog>
  )
}

function largestSquare(picture: HTMLImageElement | null): PercentCrop {
  const { width = 1, height = 1 } = picture ?? {}
  const side = width < height ? { width: 100 } : { height: 100 }
  return centerCrop(makeAspectCrop({ unit: '%', ...side }, 1, width, height), width, height)
}

function toPercent(crop: Crop | null): PercentCrop {
  if (!crop) return WHOLE
  const { x, y, width, height } = crop
  return { unit: '%', x: 100 * x, y: 100 * y, width: 100 * width, height: 100 * height }
}

/** Null if the frame contains the whole picture. */
function toCrop(frame: PercentCrop, form: Form): Crop | null {
  const [width, height] = [extent(frame.width), extent(frame.height)]
  if (form !== 'circle' && width === 1 && height === 1) return null
  const x = Math.min(fraction(frame.x), 1 - width)
  const y = Math.min(fraction(frame.y), 1 - height)
  return { x, y, width, height, shape: form === 'circle' ? 'ELLIPSE' : 'RECTANGLE' }
}

const fraction = (percent: number) => Math.max(Math.round(percent * 100) / 10_000, 0)
const extent = (percent: number) => Math.min(Math.max(fraction(percent), MEME_CROP_MIN), 1)
