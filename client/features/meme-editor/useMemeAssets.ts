import { useEffect, useMemo, useState } from 'react'
import { useBackOnline } from '#client/ui/browser/useOnline.ts'
import { assetsOf, type MemeAssets } from '#rules/memes/render/assets.ts'
import { toMemeDocument, type EditorDocument } from './editor-document.ts'
import { hasAssets, loadAssets, loadedAssets } from './load-assets.ts'

const noImages: MemeAssets['images'] = new Map()

/** What the document needs to be rendered. `hasFailed` until the missing files are loaded again. */
export function useMemeAssets(document: EditorDocument, images: MemeAssets['images']) {
  const [version, setVersion] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const retry = () => setAttempt((count) => count + 1)
  useBackOnline(retry)

  useEffect(() => {
    const names = assetsOf(toMemeDocument(document))
    if (hasAssets({ ...names, images: new Set() }, noImages)) return undefined
    let isCurrent = true
    loadAssets(names).then(
      () => {
        if (!isCurrent) return
        setFailed(false)
        setVersion((count) => count + 1)
      },
      () => {
        if (isCurrent) setFailed(true)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [document, attempt])

  // A new object for each version, so that memoized layers are rendered again.
  const assets = useMemo((): MemeAssets => ({ ...loadedAssets, images }), [images, version])
  return { assets, hasFailed, retry }
}
