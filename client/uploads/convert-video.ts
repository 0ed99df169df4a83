import {
  BlobSource,
  BufferTarget,
  Conversion,
  Input,
  Logging,
  LogLevel,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
} from 'mediabunny'

// Otherwise each stream that cannot be converted is a warning in the console.
Logging.level = LogLevel.Errors

export type ConversionOptions = {
  signal: AbortSignal
  /** Receives the converted part of the file, 0 to 1, at most once per percent. */
  onProgress: (share: number) => void
}

/**
 * Copies the streams of a QuickTime file into an MP4 file. The browser encodes streams again that MP4 cannot contain. Rejects if the
 * picture or the sound would be lost, or with the signal's reason.
 */
export async function convertToMp4(file: File, { signal, onProgress }: ConversionOptions): Promise<File> {
  const target = new BufferTarget()
  const conversion = await Conversion.init({
    input: new Input({ source: new BlobSource(file), formats: [QTFF, MP4] }),
    output: new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target }),
  })
  signal.throwIfAborted()
  // Phones add streams in formats of their own beside one that is common, such as spatial sound.
  const isKept = (type: string) => conversion.utilizedTracks.some((track) => track.type === type)
  if (!conversion.discardedTracks.every(({ track }) => isKept(track.type)))
    throw new Error('MP4 cannot contain the streams of this file')

  let percent = 0
  conversion.onProgress = (share) => {
    if (share * 100 < percent + 1) return
    percent = Math.floor(share * 100)
    onProgress(share)
  }
  signal.addEventListener('abort', () => void conversion.cancel(), { once: true })
  await conversion.execute()
  signal.throwIfAborted()
  if (!target.buffer) throw new Error('The conversion wrote no file')
  const name = `${file.name.replace(/\.\w+$/, '')}.mp4`
  return new File([target.buffer], name, { type: 'video/mp4', lastModified: file.lastModified })
}
