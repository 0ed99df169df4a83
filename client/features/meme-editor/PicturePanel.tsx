import Crop from 'lucide-react/icons/crop'
import FlipHorizontal from 'lucide-react/icons/flip-horizontal-2'
import { useState } from 'react'
import { Button } from '#client/ui/Button.tsx'
import { lazyOptional } from '#client/ui/lazy-optional.tsx'
import { NO_ADJUSTMENTS, type Adjustments } from '#rules/memes/adjustments.ts'
import { MEME_OPACITY_MIN } from '#rules/memes/limits.ts'
import { EffectChoice } from './EffectChoice.tsx'
import styles from './PicturePanel.module.css'
import { Slider } from './Slider.tsx'

const CropDialog = lazyOptional(async () => (await import('./CropDialog.tsx')).CropDialog)

type PicturePanelProps = {
  /** The URL of the whole picture. */
  url: string
  adjustments: Adjustments | null | undefined
  /** Changes with the same `run` are one step of the history. */
  onChange: (adjustments: Adjustments, run?: string) => void
}

/** Crop, reflection, effect and opacity of a picture. */
export function PicturePanel({ url, adjustments, onChange }: PicturePanelProps) {
  const [isCropping, setCropping] = useState(false)
  const shown = adjustments ?? NO_ADJUSTMENTS
  return (
    <div className={styles.panel}>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => setCropping(true)}>
          <Crop aria-hidden="true" className={styles.icon} />
          Crop
        </Button>
        <Button
          variant="secondary"
          aria-pressed={shown.isFlipped}
          onClick={() => onChange({ ...shown, isFlipped: !shown.isFlipped })}
        >
          <FlipHorizontal aria-hidden="true" className={styles.icon} />
          Flip
        </Button>
      </div>
      <EffectChoice url={url} current={shown.effect} onChange={(effect) => onChange({ ...shown, effect })} />
      <Slider
        label="Opacity"
        min={MEME_OPACITY_MIN * 100}
        max={100}
        step={1}
        unit="%"
        value={shown.opacity * 100}
        onChange={(percent) => onChange({ ...shown, opacity: percent / 100 }, 'opacity')}
      />
      {isCropping && (
        <CropDialog
          url={url}
          crop={shown.crop}
          onClose={() => setCropping(false)}
          onCrop={(crop) => {
            onChange({ ...shown, crop })
            setCropping(false)
          }}
        />
      )}
    </div>
  )
}
