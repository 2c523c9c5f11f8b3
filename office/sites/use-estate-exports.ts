import { useEffect, useEffectEvent } from 'react'
import { getEstateExports } from '#contract/sites/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useAnswer } from '#office/shell/use-answer.ts'

const LOOK_EVERY_MS = 2_000

/** The exports there are; looked at again and again while one is being made. */
export function useEstateExports() {
  const { data, refusal, reload } = useAnswer('exports', () => ask(getEstateExports, {}))
  const exports = data?.exports ?? null
  const isUnderWay = exports?.some(({ state }) => state === 'WAITING' || state === 'RUNNING') ?? false
  const look = useEffectEvent(() => void reload())
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isUnderWay])
  return { exports, refusal, isUnderWay, reload }
}
