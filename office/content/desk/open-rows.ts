/** Which rows are open when one of them has moved: each stays as it was. */
export function afterMove(open: readonly number[], { from, to }: { from: number; to: number }): number[] {
  return open.map((at) => {
    if (at === from) return to
    if (from < at && at <= to) return at - 1
    return to <= at && at < from ? at + 1 : at
  })
}

/** The same when one of them is gone. */
export function afterRemoval(open: readonly number[], removed: number): number[] {
  return open.flatMap((at) => (at === removed ? [] : [at > removed ? at - 1 : at]))
}
