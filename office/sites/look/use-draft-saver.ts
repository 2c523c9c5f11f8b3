import { useRef, useState } from 'react'
import type { Envelope } from '#contract/basics/envelope.ts'
import type { LookContent, LookState } from '#contract/sites/look.ts'
import { getLook, saveLookDraft } from '#contract/sites/look-routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useWords } from '#office/shell/locale.ts'

type Saving = 'idle' | 'saving' | { problem: string }

/** Saves the draft, one request at a time, on top of the version that was seen. */
export function useDraftSaver(onSaved: (state: LookState) => void) {
  const { faults } = useWords()
  const [saving, setSaving] = useState<Saving>('idle')
  const [isOvertaken, setOvertaken] = useState(false)
  /** The look as it is wanted, and as the server has it; compared by identity. */
  const wanted = useRef<LookContent | null>(null)
  const saved = useRef<LookContent | null>(null)
  const version = useRef(0)
  const underWay = useRef<Promise<boolean> | null>(null)

  const saveOnce = async (content: LookContent): Promise<boolean> => {
    setSaving('saving')
    const answer = await ask(saveLookDraft, { body: { version: version.current, content } }).catch(() => null)
    if (answer?.success) {
      version.current = answer.data.version
      saved.current = content
      onSaved(answer.data)
      setSaving('idle')
    } else if (answer?.code === 'changed-meanwhile') setOvertaken(true)
    else setSaving({ problem: whyNot(answer) ?? faults.offline })
    return answer?.success ?? false
  }
  const isSettled = () => wanted.current === saved.current
  /** Saves what is not saved yet; the number under which all of it is, or null when it could not be. */
  const flush = async (): Promise<number | null> => {
    await underWay.current
    if (isSettled() || !wanted.current) return version.current
    underWay.current = saveOnce(wanted.current)
    const isDone = await underWay.current
    underWay.current = null
    return isDone ? flush() : null
  }
  return {
    saving,
    isOvertaken,
    isSettled,
    flush,
    fail: (problem: string | undefined) => setSaving({ problem: problem ?? faults.offline }),
    want: (content: LookContent) => {
      wanted.current = content
    },
    /** From here on it is this one that is changed. */
    begin: (state: LookState) => {
      wanted.current = state.content
      saved.current = state.content
      version.current = state.version
      setSaving('idle')
      setOvertaken(false)
    },
    /** On top of what somebody else has saved meanwhile. */
    keepMine: async () => {
      const answer = await ask(getLook, {}).catch(() => null)
      if (!answer?.success) return
      version.current = answer.data.version
      setOvertaken(false)
      await flush()
    },
  }
}

function whyNot(answer: Envelope<unknown> | null): string | undefined {
  if (!answer || answer.success) return undefined
  return Object.values(answer.errors ?? {})[0] ?? answer.message
}
