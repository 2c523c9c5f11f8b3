/** What an operator counts besides answers: each with the ways in which it can end. */
export interface Happenings {
  order: 'placed'
  payment: 'paid' | 'refunding' | 'held' | 'failed' | 'cancelled'
  mail: 'sent' | 'postponed' | 'given up'
}

const counts = new Map<string, number>()

/** Counts something that this process has done; told after the transaction that did it, so that nothing undone counts. */
export function noteHappening<What extends keyof Happenings>(what: What, outcome: Happenings[What]): void {
  const key = `${what}|${outcome}`
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

/** What of one kind was counted since this process started, by outcome. */
export function countedHappenings(what: keyof Happenings): { outcome: string; count: number }[] {
  return [...counts].flatMap(([key, count]) => {
    const [kind, outcome = ''] = key.split('|')
    return kind === what ? [{ outcome, count }] : []
  })
}
