/** A bounded number of works at once; the others wait their turn. */
interface Line {
  run<Value>(work: () => Promise<Value>): Promise<Value>
  waiting(): number
}

export function createLine(places: number): Line {
  const waiting: (() => void)[] = []
  let working = 0
  return {
    async run(work) {
      if (working < places) working++
      // Whoever leaves hands its place over.
      else await new Promise<void>((admit) => waiting.push(admit))
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else working--
      }
    },
    waiting: () => waiting.length,
  }
}
