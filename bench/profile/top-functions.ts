export interface CpuProfile {
  nodes: { id: number; callFrame: CallFrame; children?: number[] }[]
  samples: number[]
  timeDeltas: number[]
}

interface CallFrame {
  functionName: string
  url: string
  lineNumber: number
}

interface FunctionTime {
  name: string
  /** Milliseconds in the function itself, and with what it called. */
  own: number
  whole: number
}

/** Waiting is no work, nor is beginning to look. */
const LEFT_OUT = /^\((?:idle|root)\)$|node:inspector|profiler-process/

/** Where a profile's time went, by function, the largest own time first. */
export function topFunctions({ nodes, samples, timeDeltas }: CpuProfile, count: number) {
  const ownById = new Map<number, number>()
  for (const [at, id] of samples.entries()) ownById.set(id, (ownById.get(id) ?? 0) + (timeDeltas[at] ?? 0) / 1000)
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const functions = new Map<string, FunctionTime>()
  const isChild = new Set(nodes.flatMap(({ children = [] }) => children))
  const walk = (id: number, above: ReadonlySet<string>): number => {
    const node = byId.get(id)
    if (!node) return 0
    const name = shownName(node.callFrame)
    const inside = new Set(above).add(name)
    const own = ownById.get(id) ?? 0
    const whole = own + (node.children ?? []).reduce((sum, child) => sum + walk(child, inside), 0)
    const known = functions.get(name) ?? { name, own: 0, whole: 0 }
    // A function that calls itself is counted whole only once.
    functions.set(name, { name, own: known.own + own, whole: known.whole + (above.has(name) ? 0 : whole) })
    return whole
  }
  for (const { id } of nodes) if (!isChild.has(id)) walk(id, new Set())
  const working = [...functions.values()].filter(({ name }) => !LEFT_OUT.test(name))
  return {
    busyMs: working.reduce((sum, { own }) => sum + own, 0),
    top: working.toSorted((one, other) => other.own - one.own).slice(0, count),
    topWhole: working.toSorted((one, other) => other.whole - one.whole).slice(0, count),
  }
}

function shownName({ functionName, url, lineNumber }: CallFrame): string {
  if (functionName.startsWith('(')) return functionName
  const file = url
    .replace(/^file:\/\//, '')
    .replace(/^.*\/node_modules\//, '')
    .replace(`${process.cwd()}/`, '')
  return `${functionName || '(anonymous)'} ${file}${file ? `:${lineNumber + 1}` : ''}`.trim()
}
