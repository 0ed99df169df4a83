import type { Dependencies } from './dependencies.ts'

export function perApp<State>(
  create: (dependencies: Dependencies) => State,
): (dependencies: Dependencies) => State {
  const states = new WeakMap<Dependencies, { state: State }>()
  return (dependencies) => {
    const existing = states.get(dependencies)
    if (existing) return existing.state
    const state = create(dependencies)
    states.set(dependencies, { state })
    return state
  }
}
