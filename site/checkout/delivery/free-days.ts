import { useCallback, useEffect, useState } from 'react'
import type { CollectSlot } from '#contract/deliveries/deliveries.ts'
import { getAllowedDates } from '#contract/deliveries/routes.ts'
import { ask } from '#site/browser/browser-ask.ts'
import { useCheckout } from '#site/checkout/checkout-context.tsx'
import type { Month } from './collection-calendar.ts'

export interface FreeDay {
  date: string
  slots: readonly CollectSlot[]
}

interface LoadedDays {
  for: string
  days: readonly FreeDay[] | null
  message: string | null
}

/** The days of a month that still have room, asked anew whenever one looks at it. */
export function useFreeDays(idCalendar: number, { year, month }: Month) {
  const { words } = useCheckout()
  const [found, setFound] = useState<LoadedDays | null>(null)
  const [tries, setTries] = useState(0)
  const key = [idCalendar, year, month, tries].join('|')
  const { offline } = words
  useEffect(() => {
    let isWanted = true
    void ask(getAllowedDates, { params: { id: idCalendar, month, year } })
      .catch(() => null)
      .then((answer) => {
        if (!isWanted) return
        if (answer?.success) setFound({ for: key, days: answer.data.dates.filter(hasRoom), message: null })
        else setFound({ for: key, days: null, message: answer?.message ?? offline })
      })
    return () => {
      isWanted = false
    }
  }, [key, idCalendar, year, month, offline])
  const retry = useCallback(() => setTries((before) => before + 1), [])
  const current = found?.for === key ? found : null
  return { days: current?.days ?? null, message: current?.message ?? null, retry }
}

function hasRoom({ slots }: FreeDay): boolean {
  return slots.length > 0
}
