import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import type { Envelope } from '#contract/basics/envelope.ts'
import { useWords } from '#office/shell/locale.ts'

/** Asks the server to do something, says what came of it, and shows the list anew. */
export function useAct() {
  const { faults } = useWords()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  /** Whether it was done. */
  const act = async (asking: Promise<Envelope<unknown>>, done: string): Promise<boolean> => {
    setBusy(true)
    const answer = await asking.catch(() => null)
    setBusy(false)
    if (answer?.success) notify(done, { type: 'success' })
    else notify(answer ? refusalText(answer) : faults.offline, { type: 'error' })
    refresh()
    return answer?.success ?? false
  }
  return { act, isBusy }
}

/** What is wrong with what was typed says more than that something is. */
function refusalText({ message, errors = {} }: { message: string; errors?: Record<string, string> }): string {
  return [message, ...Object.values(errors)].join(' ')
}
