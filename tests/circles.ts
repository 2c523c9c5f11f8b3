import { importsIn, resolveImport, type SourceFile } from './boundaries.ts'

type Graph = ReadonlyMap<string, readonly string[]>

/** Which file imports which, types included: a circle of types is as hard to read as one of values. */
export function importGraph(files: readonly SourceFile[]): Graph {
  const own = new Set(files.map(({ path }) => path))
  return new Map(
    files.map(({ path, text }) => [
      path,
      importsIn(text)
        .map(({ target }) => resolveImport(path, target))
        .filter((to) => own.has(to)),
    ]),
  )
}

/** The same, between rooms: what `roomOf` says of a file, or null for files that belong to none. */
export function roomGraph(graph: Graph, roomOf: (path: string) => string | null): Graph {
  const rooms = new Map<string, Set<string>>()
  for (const [path, targets] of graph) {
    const from = roomOf(path)
    if (from === null) continue
    const reached = rooms.get(from) ?? new Set()
    rooms.set(from, reached)
    for (const to of targets.map(roomOf)) if (to !== null && to !== from) reached.add(to)
  }
  return new Map([...rooms].map(([room, targets]) => [room, [...targets]]))
}

/** Every way that leads back to where it began, one for each place where a walk through the graph closes one. */
export function findCircles(graph: Graph): string[] {
  const circles: string[] = []
  const done = new Set<string>()
  const visit = (node: string, way: readonly string[]) => {
    const start = way.indexOf(node)
    if (start >= 0) {
      circles.push([...way.slice(start), node].join(' → '))
      return
    }
    if (done.has(node)) return
    for (const next of graph.get(node) ?? []) visit(next, [...way, node])
    done.add(node)
  }
  for (const node of graph.keys()) visit(node, [])
  return circles
}
