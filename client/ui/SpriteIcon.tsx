type SpriteIconProps = { name: string; size?: number; className?: string }

/** An icon out of `/art/icons.svg`, for what visitors see too: drawn there, it is no part of the first JavaScript they fetch. */
export function SpriteIcon({ name, size = 24, className }: SpriteIconProps) {
  return (
    <svg width={size} height={size} aria-hidden="true" className={className}>
      <use href={`/art/icons.svg#${name}`} />
    </svg>
  )
}
