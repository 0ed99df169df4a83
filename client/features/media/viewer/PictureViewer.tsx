import PhotoSwipe from 'photoswipe'
import 'photoswipe/style.css'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './PictureViewer.module.css'

export type ViewedPicture = {
  src: string
  srcSet: string
  width: number
  height: number
  /** Empty if the author gave none. */
  altText: string
}

/** Pixels below the picture. */
const ACTIONS_HEIGHT = 96

type PictureViewerProps = { picture: ViewedPicture; onClose: () => void; children: ReactNode }

/** A picture on the whole screen, which can be zoomed. Escape, swiping down and the browser's Back close it. */
export function PictureViewer({ picture, onClose, children }: PictureViewerProps) {
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const close = useEffectEvent(onClose)
  const { src, srcSet, width, height, altText } = picture

  useEffect(() => {
    const viewer = new PhotoSwipe({
      dataSource: [{ src, srcset: srcSet, width, height, alt: altText }],
      bgOpacity: 1,
      padding: { top: 0, bottom: ACTIONS_HEIGHT, left: 0, right: 0 },
      wheelToZoom: true,
      arrowKeys: false,
      counter: false,
      showHideAnimationType: 'fade',
      mainClass: styles.viewer,
      closeTitle: 'Close',
      zoomTitle: 'Zoom',
      errorMsg: 'The picture could not be loaded.',
    })
    viewer.on('uiRegister', () => {
      viewer.ui?.registerElement({ name: 'post', appendTo: 'root', onInit: setBar })
    })
    const onDestroy = () => close()
    viewer.on('destroy', onDestroy)
    viewer.init()
    viewer.element?.setAttribute('aria-label', 'Picture')
    return () => {
      viewer.off('destroy', onDestroy)
      if (!viewer.isDestroying) viewer.destroy()
    }
  }, [src, srcSet, width, height, altText])

  return (
    bar &&
    createPortal(
      <div className={styles.bar}>
        {altText && (
          <details className={styles.description}>
            <summary>ALT</summary>
            <p dir="auto">{altText}</p>
          </details>
        )}
        {children}
      </div>,
      bar,
    )
  )
}
