const SIZE = 512

const files = import.meta.glob<string>('../../../rules/avatars/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

/** The drawings that members can choose as their photo. */
export const faces = Object.entries(files).map(([file, url]) => {
  const [, initial = '', rest = ''] = /(.)([^/]*)\.svg$/.exec(file) ?? []
  return { name: initial.toUpperCase() + rest, url }
})

/** Renders a drawing as the file of a photo. */
export async function drawFace(url: string): Promise<File> {
  const image = new Image(SIZE, SIZE)
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SIZE
  canvas.height = SIZE
  canvas.getContext('2d')?.drawImage(image, 0, 0, SIZE, SIZE)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  if (!blob) throw new Error('The drawing could not be rendered')
  return new File([blob], 'face.png', { type: blob.type })
}
