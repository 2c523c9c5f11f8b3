import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import type { Envelope } from '#contract/basics/envelope.ts'
import { useWords } from '#office/shell/locale.ts'
import { lineProblems } from './line-problems.ts'
import type { useLines } from './use-lines.ts'

type Lines = ReturnType<typeof useLines>

interface Booking<Answer> {
  asking: Promise<Envelope<Answer>>
  lines: Lines
  /** What the lines are called in the call. */
  list: string
  told: (answer: Answer) => string
}

/** Books lines together; what is refused is told at its line, and everything stays typed. */
export function useBooking() {
  const { faults } = useWords()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  const book = async <Answer>({
    asking,
    lines,
    list,
    told,
  }: Booking<Answer>): Promise<ReadonlyMap<number, string> | null> => {
    setBusy(true)
    const answer = await asking.catch(() => null)
    setBusy(false)
    if (answer?.success) {
      notify(told(answer.data), { type: 'success' })
      lines.clear()
      refresh()
      return null
    }
    const problems = lineProblems(answer?.errors ?? {}, list)
    lines.set(lines.lines.map((line, at) => ({ ...line, problem: problems.get(at) })))
    const others = problems.size > 0 ? [] : Object.values(answer?.errors ?? {})
    notify([answer?.message ?? faults.offline, ...others].join(' '), { type: 'error' })
    return problems
  }
  return { book, isBusy }
}
