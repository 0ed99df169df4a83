type SpriteIconProps = { name: string; size?: number; className?: string }

/** An icon of `/art/icons.svg`. Screens of visitors use it instead of icon components to keep the first JavaScript small. */
export function SpriteIcon({ name, size = 24, className }: SpriteIconProps) {
  return (
    <svg width={size} height={size} aria-hidden="true" className={className}>
      <use href={`/art/icons.svg#${name}`} />
    </svg>
  )
}
