import { lazy, useState, type ComponentType } from 'react'

/**
 * Like React's `lazy`, but a component that was preloaded renders without suspending. React discards server-rendered HTML
 * that is updated while it waits for code, and with it the text typed there.
 */
export function lazyWithPreload<TProps extends object>(load: () => Promise<ComponentType<TProps>>) {
  const Lazy: ComponentType<TProps> = lazy(async () => ({ default: await load() }))
  let Preloaded: ComponentType<TProps> | undefined

  function LazyWithPreload(props: TProps) {
    const [Component] = useState(() => Preloaded ?? Lazy)
    return <Component {...props} />
  }
  const preload = async () => {
    Preloaded = await load()
  }
  return [LazyWithPreload, preload] as const
}
