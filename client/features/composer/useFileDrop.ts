import { useEffect, useState, type DragEvent } from 'react'

/** For an element that takes files: its handlers, and whether one is being held over it. */
export function useFileDrop(onFile: (file: File | undefined) => void) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    addEventListener('dragover', refuseFiles)
    addEventListener('drop', refuseFiles)
    return () => {
      removeEventListener('dragover', refuseFiles)
      removeEventListener('drop', refuseFiles)
    }
  }, [])
  return {
    isOver,
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      // From one child to the next is not away.
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
    },
    onDrop(event: DragEvent) {
      setOver(false)
      if (event.dataTransfer.files.length === 0) return
      event.preventDefault()
      onFile(event.dataTransfer.files[0])
    },
  }
}

/** Dropped beside the element, a file would take the place of the page. */
function refuseFiles(event: globalThis.DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}
