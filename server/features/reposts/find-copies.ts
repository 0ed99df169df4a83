import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { prepareQuery, type ParametersOf } from '#server/platform/database/query.ts'
import type { Sql } from '#server/platform/database/types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { ImageFrame } from '#server/platform/images/image-frames.ts'
import { showSamePicture } from './compare-images.ts'
import { greyImageOf, mirror, type GreyImage } from './grey-image.ts'
import { frequenciesOf, hashOf, mirrorFrequencies, probesOf, type Frequencies } from './picture-hash.ts'

/** Bits in which the hashes of copies may differ. Those of other pictures differ in 32 on average. */
const DISTANCE_MAX = 20
/** Images with the nearest hashes that are compared. */
const COMPARED_MAX = 20
/** The largest ratio of two aspect ratios, since a crop of the edges hardly changes them. */
const ASPECT_RATIO_MAX = 1.12

type Search = {
  mediaId: string
  bands: readonly number[]
  values: readonly number[]
  /** The variant of the picture to which a probe belongs, and the hash of that variant. */
  variants: readonly number[]
  hashes: readonly string[]
}

type Candidate = { mediaId: string; number: number; variant: number }

const CANDIDATES = prepareQuery(
  'lookalike-candidates',
  ({ mediaId, bands, values, variants, hashes }: ParametersOf<Search>) => sql<Candidate>`
    SELECT media_id AS "mediaId", number, variant FROM (
      SELECT DISTINCT ON (media_id, number) * FROM find_similar_frames(
        ${bands}::int[], ${values}::bigint[], ${variants}::int[], ${hashes}::bigint[], ${sql.lit(DISTANCE_MAX)}
      )
      WHERE media_id <> ${mediaId}::uuid
      ORDER BY media_id, number, distance
    ) AS nearest
    ORDER BY distance, media_id LIMIT ${sql.lit(COMPARED_MAX)}`,
)

const FRAMES = prepareQuery(
  'frames-of-candidates',
  ({ mediaIds, numbers }: ParametersOf<{ mediaIds: readonly string[]; numbers: readonly number[] }>) => sql<
    ImageFrame & { mediaId: string; number: number; captions: string | null }
  >`
    SELECT media_id AS "mediaId", number, aspect_ratio AS "aspectRatio", pixels, captions
    FROM unnest(${mediaIds}::uuid[], ${numbers}::smallint[]) AS candidate (media_id, number)
    JOIN media_frames USING (media_id, number)`,
)

/** Returns the ids of images that show the same picture, also mirrored or with a border. Memes with other captions are different. */
export async function findCopies(
  dependencies: Dependencies,
  mediaId: string,
  { frames, captions }: { frames: readonly ImageFrame[]; captions: string | null },
): Promise<string[]> {
  const variants = frames.flatMap(variantsOf)
  const frequencies = variants.map((variant) => variant.frequencies)
  const candidates = await findCandidates(dependencies.sql, mediaId, frequencies)
  if (candidates.length === 0) return []
  const stored = await FRAMES(dependencies.sql, {
    mediaIds: candidates.map((candidate) => candidate.mediaId),
    numbers: candidates.map(({ number }) => number),
  })
  const copies = new Set<string>()
  for (const candidate of candidates) {
    const frame = stored.find(
      ({ mediaId: id, number }) => id === candidate.mediaId && number === candidate.number,
    )
    const variant = variants[candidate.variant]
    if (!frame || !variant || copies.has(candidate.mediaId)) continue
    if (captions !== null && frame.captions !== null && captions !== frame.captions) continue
    if (isCopy(variant, frame)) copies.add(candidate.mediaId)
    // A comparison takes milliseconds, in which no request is served.
    await nextTurn()
  }
  return [...copies]
}

/** Returns the stored frames with the nearest hashes, nearest first. `variant` is the index of the frequencies that they are near to. */
export function findCandidates(
  run: Sql,
  mediaId: string,
  variants: readonly Frequencies[],
): Promise<Candidate[]> {
  return CANDIDATES(run, { mediaId, ...searchFor(variants) })
}

type Variant = { image: GreyImage; aspectRatio: number; frequencies: Frequencies }

function variantsOf({ pixels, aspectRatio }: ImageFrame): Variant[] {
  const image = greyImageOf(pixels)
  const frequencies = frequenciesOf(image)
  return [
    { image, aspectRatio, frequencies },
    { image: mirror(image), aspectRatio, frequencies: mirrorFrequencies(frequencies) },
  ]
}

function searchFor(variants: readonly Frequencies[]): Omit<Search, 'mediaId'> {
  const ranked = variants.map((frequencies, variant) => {
    const hash = String(hashOf(frequencies))
    return probesOf(frequencies).map((probe) => ({ ...probe, variant, hash }))
  })
  // The most probable probes of all variants come first.
  const probes = (ranked[0] ?? []).flatMap((_, rank) => ranked.flatMap((ofVariant) => ofVariant[rank] ?? []))
  return {
    bands: probes.map(({ band }) => band),
    values: probes.map(({ value }) => value),
    variants: probes.map(({ variant }) => variant),
    hashes: probes.map(({ hash }) => hash),
  }
}

function isCopy(variant: Variant, frame: ImageFrame): boolean {
  const ratio = variant.aspectRatio / frame.aspectRatio
  return (
    Math.max(ratio, 1 / ratio) <= ASPECT_RATIO_MAX &&
    showSamePicture(variant.image, greyImageOf(frame.pixels))
  )
}
