import { useEffect, useEffectEvent, useState } from 'react'
import type { LookContent, LookState } from '#contract/sites/look.ts'
import { getLook } from '#contract/sites/look-routes.ts'
import { ask } from '#office/shell/ask.ts'
import { addStep, beginHistory, type History, redoStep, undoStep } from './look-history.ts'
import { useDraftSaver } from './use-draft-saver.ts'

/** Typed on within this time, it is saved once. */
const SETTLE_MS = 500

/** The draft as it is worked on: changed at once, saved in the background, undone step by step. */
export function useLook() {
  const [state, setState] = useState<LookState | null>(null)
  const [history, setHistory] = useState<History | null>(null)
  const { flush, want, begin, fail, isSettled, ...saver } = useDraftSaver(setState)
  const take = (told: LookState) => {
    setState(told)
    setHistory(beginHistory(told.content))
    begin(told)
  }
  const reload = async () => {
    const answer = await ask(getLook, {}).catch(() => null)
    if (answer?.success) take(answer.data)
    else fail(answer?.message)
  }
  const load = useEffectEvent(reload)
  useEffect(() => void load(), [])

  const present = history?.present ?? null
  const saveLater = useEffectEvent(() => {
    if (isSettled()) return undefined
    const timer = setTimeout(() => void flush(), SETTLE_MS)
    return () => clearTimeout(timer)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: saved with each look.
  useEffect(() => saveLater(), [present])

  useSavedWhenLeft({ flush, isSettled })

  const step = (next: (history: History) => History) => {
    if (!history) return
    const moved = next(history)
    want(moved.present)
    setHistory(moved)
  }
  return {
    ...saver,
    state,
    content: present,
    canUndo: (history?.past.length ?? 0) > 0,
    canRedo: (history?.future.length ?? 0) > 0,
    change: (content: LookContent, about: string) => step((now) => addStep(now, { content, about })),
    undo: () => step(undoStep),
    redo: () => step(redoStep),
    addTypefaces: (fontFiles: LookState['fontFiles']) => setState((now) => now && { ...now, fontFiles }),
    take,
    reload,
    settle: flush,
  }
}

interface Leaving {
  flush: () => Promise<number | null>
  isSettled: () => boolean
}

/** Who goes to another screen takes nothing unsaved along; who closes the window is asked. */
function useSavedWhenLeft({ flush, isSettled }: Leaving): void {
  const save = useEffectEvent(() => void flush())
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!isSettled()) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: BeforeUnloadEvent) => warn(event)
    addEventListener('beforeunload', listen)
    return () => {
      removeEventListener('beforeunload', listen)
      save()
    }
  }, [])
}

export type Look = ReturnType<typeof useLook>
