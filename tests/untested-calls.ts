/** `shipOrder` → `ship-order`, the name of its file. */
export function fileNameOf(call: string): string {
  return call.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Calls whose handler has no test of its name beside it; a handler that is not there has none. */
export function untestedCalls(calls: readonly string[], paths: readonly string[]): string[] {
  const known = new Set(paths)
  return calls.filter((call) => {
    const own = `/${fileNameOf(call)}.ts`
    const handlers = paths.filter((path) => path.startsWith('api/') && path.endsWith(own))
    return !handlers.some((path) => known.has(path.replace(/\.ts$/, '.call.test.ts')))
  })
}
