import { useCallback, useEffect, useRef } from 'react'
import type { Customization, CustomizationAnswer } from '#contract/customizations/customizations.ts'
import { isComplete } from '#rules/customizations/customization-answers.ts'
import { useLocation, useNavigate } from '#ui/router/hooks.ts'

interface UsePlaceOptions {
  steps: readonly Customization[]
  answers: readonly CustomizationAnswer[]
  isAlive: boolean
}

/** The step is in the address: `?etape=2`. One that cannot be reached yet leads back to the first that is open. */
export function usePlace({ steps, answers, isAlive }: UsePlaceOptions) {
  const navigate = useNavigate()
  const location = useLocation()
  const state = location.state as { isFromSummary?: boolean } | null
  const asked = Number(new URLSearchParams(location.search).get('etape') ?? 1) - 1
  const wished = Number.isInteger(asked) ? Math.min(Math.max(asked, 0), steps.length) : 0
  const open = steps.findIndex(({ questions }) => !isComplete(questions, answers))
  const place = isAlive && open >= 0 ? Math.min(wished, open) : wished
  const go = useCallback(
    (to: number, options: { replace?: boolean } = {}) => {
      void navigate({ search: `?etape=${to + 1}` }, { ...options, preventScrollReset: true })
    },
    [navigate],
  )
  useEffect(() => {
    if (isAlive && place !== asked) go(place, { replace: true })
  }, [isAlive, place, asked, go])
  return { place, go, isFromSummary: state?.isFromSummary === true && open < 0 }
}

/** Gives an element the focus whenever the step changes, but not when the page opens. */
export function useFocusOn<Element extends HTMLElement>(place: unknown) {
  const element = useRef<Element>(null)
  const before = useRef(place)
  useEffect(() => {
    if (before.current === place) return
    before.current = place
    element.current?.focus()
  }, [place])
  return element
}
