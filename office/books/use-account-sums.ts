import { useEffect, useState } from 'react'
import type { OutputOf } from '#contract/basics/define-call.ts'
import type { getAccountSums as SumsCall } from '#contract/books/books.ts'
import { getAccountSums } from '#contract/books/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { daysOfPeriod } from './periods.ts'

export type AccountSums = OutputOf<typeof SumsCall>

/** What a month or a year comes to: null while it is asked for, `failed` when there is no answer. */
export function useAccountSums(period: string): AccountSums | 'failed' | null {
  const [told, setTold] = useState<{ period: string; sums: AccountSums | 'failed' } | null>(null)
  useEffect(() => {
    let isWanted = true
    void ask(getAccountSums, { query: daysOfPeriod(period) })
      .catch(() => null)
      .then((answer) => {
        if (isWanted) setTold({ period, sums: answer?.success ? answer.data : 'failed' })
      })
    return () => {
      isWanted = false
    }
  }, [period])
  return told?.period === period ? told.sums : null
}
