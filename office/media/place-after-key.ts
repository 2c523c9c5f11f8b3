interface Grid {
  at: number
  count: number
  columns: number
}

/** Where an arrow leads in a grid; null for keys that lead nowhere. */
export function placeAfterKey(key: string, { at, count, columns }: Grid): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -at,
    End: count - 1 - at,
  }
  const step = steps[key]
  if (step === undefined) return null
  const to = at + step
  return to < 0 || to >= count ? at : to
}
