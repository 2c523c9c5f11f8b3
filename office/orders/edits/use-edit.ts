import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import type { Envelope } from '#contract/basics/envelope.ts'
import { useWords } from '#office/shell/locale.ts'

interface Wrong {
  message: string | null
  fields: Readonly<Record<string, string>>
}

const NOTHING: Wrong = { message: null, fields: {} }

/** Sends a change and keeps what was wrong with it beside what was typed; the order is shown anew either way. */
export function useEdit(onDone: () => void) {
  const { faults } = useWords()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  const [wrong, setWrong] = useState(NOTHING)
  const send = async (asking: Promise<Envelope<unknown>>, done: string) => {
    setBusy(true)
    const answer = await asking.catch(() => null)
    setBusy(false)
    refresh()
    if (answer?.success) {
      notify(done, { type: 'success' })
      onDone()
      return
    }
    const fields = answer?.errors ?? {}
    setWrong({ fields, message: Object.keys(fields).length > 0 ? null : (answer?.message ?? faults.offline) })
  }
  return { send, isBusy, wrong }
}
