import { useEffect } from 'react'
import type { Import } from '#contract/imports/imports.ts'
import { getImport } from '#contract/imports/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { useAnswer } from '#office/shell/use-answer.ts'
import { isUnderWay } from '#rules/imports/import-states.ts'

const LOOK_AGAIN_MS = 1_500

interface WatchedImport {
  told: Import | null
  refusal: string | null
  reload: () => Promise<void>
}

/** One import, looked at again and again while it works in the background. */
export function useImport(id: string): WatchedImport {
  const locale = useSpokenLocale()
  const { data, refusal, reload } = useAnswer(`${id} ${locale}`, () => ask(getImport, { params: { id } }))
  const told = data?.import ?? null
  const isWorking = told !== null && isUnderWay(told.state)
  useEffect(() => {
    if (!isWorking) return
    const timer = setTimeout(() => void reload(), LOOK_AGAIN_MS)
    return () => clearTimeout(timer)
  })
  return { told, refusal, reload }
}
