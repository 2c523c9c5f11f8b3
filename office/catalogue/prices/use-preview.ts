import { useState } from 'react'
import { type RaRecord, useNotify } from 'react-admin'
import type { OutputOf } from '#contract/basics/define-call.ts'
import type { PriceStep } from '#contract/catalogue/closed-sets.ts'
import type { previewPrices } from '#contract/catalogue/prices.ts'
import { previewPrices as previewRoute } from '#contract/catalogue/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useWords } from '#office/shell/locale.ts'

export const ROUNDINGS = [0.01, 0.05, 0.1, 0.5, 1] as const

/** What is to become of the prices. */
export interface PriceChange {
  step: PriceStep
  amount: number
  roundTo: (typeof ROUNDINGS)[number]
  from: string | null
  until: string | null
  note: string
}

export interface ShownChange {
  change: PriceChange
  rows: OutputOf<typeof previewPrices>['rows']
}

/** What a change would do, as the server counts it; whatever is altered afterwards makes it forgotten. */
export function usePreview() {
  const { faults } = useWords()
  const notify = useNotify()
  const [shown, setShown] = useState<ShownChange | null>(null)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const show = async (ids: readonly RaRecord['id'][], change: PriceChange) => {
    setBusy(true)
    const { step, amount, roundTo, from } = change
    const query = { declinations: ids.join(','), step, amount, roundTo, ...(from !== null && { from }) }
    const answer = await ask(previewRoute, { query }).catch(() => null)
    setBusy(false)
    setProblems(answer?.success === false ? (answer.errors ?? {}) : {})
    if (answer?.success) setShown({ change, rows: answer.data.rows })
    else notify(answer?.message ?? faults.offline, { type: 'error' })
  }
  return { shown, problems, isBusy, show, forget: () => setShown(null) }
}
