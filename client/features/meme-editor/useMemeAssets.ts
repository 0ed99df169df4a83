import { useCallback, useEffect, useMemo, useState } from 'react'
import { useBackOnline } from '#client/ui/browser/useOnline.ts'
import { assetsOf, type MemeAssets } from '#rules/memes/render/assets.ts'
import { shownContent, toMemeDocument, type EditorDocument } from './editor-document.ts'
import { hasAssets, loadAssets, loadedAssets } from './load-assets.ts'

const noImages: MemeAssets['images'] = new Map()

/** Loads the fonts, drawings and images of a document. `hasFailed` is true until the missing files are loaded. */
export function useMemeAssets(document: EditorDocument, images: MemeAssets['images']) {
  // A new object after each load, so that memoized layers are rendered again.
  const [loaded, setLoaded] = useState(loadedAssets)
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(
    (shown: EditorDocument) =>
      loadMissing(shown, images).then(
        (hasLoaded) => {
          setFailed(false)
          if (hasLoaded) setLoaded({ ...loadedAssets })
        },
        () => {
          setFailed(true)
          // The other files were loaded.
          setLoaded({ ...loadedAssets })
        },
      ),
    [images],
  )
  useEffect(() => void load(document), [document, load])
  const retry = () => void load(document)
  useBackOnline(retry)

  const assets = useMemo((): MemeAssets => ({ ...loaded, images }), [loaded, images])
  return { assets, hasFailed, retry }
}

/** Resolves to whether something was missing. */
async function loadMissing(document: EditorDocument, images: MemeAssets['images']): Promise<boolean> {
  const layers = document.layers.map((layer) => ({ ...layer, content: shownContent(layer) }))
  const names = assetsOf(toMemeDocument({ ...document, layers }))
  if (hasAssets({ ...names, images: new Set() }, noImages)) return false
  await loadAssets(names, images)
  return true
}
