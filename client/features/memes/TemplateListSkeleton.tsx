import { Skeleton } from '#client/ui/Skeleton.tsx'
import { templatesLoading } from './messages.ts'
import grid from './TemplateGrid.module.css'
import list from './TemplateList.module.css'
import tile from './TemplateTile.module.css'

export function TemplateListSkeleton() {
  return (
    <div className={list.list}>
      <output className="visually-hidden">{templatesLoading}</output>
      <div className={grid.grid}>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
          <div key={key} className={tile.tile}>
            <Skeleton shape="block" height="auto" className={tile.picture} />
            <Skeleton width="70%" />
            <Skeleton width="40%" />
          </div>
        ))}
      </div>
    </div>
  )
}
