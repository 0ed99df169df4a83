import styles from './Panel.module.css'

type Tile = { name: string; label: string; url: string }
type TileGridProps<T extends Tile> = { tiles: readonly T[]; onAdd: (tile: T) => void }

export function TileGrid<T extends Tile>({ tiles, onAdd }: TileGridProps<T>) {
  return (
    <div className={styles.tiles}>
      {tiles.map((tile) => (
        <button
          key={tile.name}
          type="button"
          aria-label={`Add ${tile.label}`}
          title={tile.label}
          className={styles.tile}
          onClick={() => onAdd(tile)}
        >
          <img src={tile.url} alt="" loading="lazy" className={styles.picture} />
        </button>
      ))}
    </div>
  )
}
