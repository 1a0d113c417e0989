/** A value that the process has once, under a name on `globalThis`: Next loads a module once per bundle. */
export function processState<T>(name: `shop${string}`, make: () => T): T {
  const state = globalThis as Record<string, unknown>
  state[name] ??= make()
  return state[name] as T
}
