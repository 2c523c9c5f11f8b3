import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { Envelope } from '#contract/basics/envelope.ts'
import type { LookState } from '#contract/sites/look.ts'
import { discardLookDraft, publishLook, unplanLook } from '#contract/sites/look-routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useSpokenLocale, useWords } from '#office/shell/locale.ts'
import { lookWords } from '#words/office/look/words.ts'
import type { Look } from './use-look.ts'

/** What is done with the whole draft, once all of it is saved. */
export function useLookActs(look: Look) {
  const words = lookWords[useSpokenLocale()]
  const { faults } = useWords()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const act = async (asked: (version: number) => Promise<Envelope<LookState>>, done: string) => {
    setBusy(true)
    setProblem(null)
    const version = await look.settle()
    const answer = version === null ? null : await asked(version).catch(() => null)
    setBusy(false)
    if (answer?.success) {
      look.take(answer.data)
      notify(done, { type: 'success' })
      return true
    }
    setProblem(Object.values(answer?.errors ?? {})[0] ?? answer?.message ?? faults.offline)
    return false
  }
  return {
    isBusy,
    problem,
    forget: () => setProblem(null),
    publish: (at: string | null) =>
      act((version) => ask(publishLook, { body: { version, at } }), at === null ? words.published : words.planned),
    unplan: () => act((version) => ask(unplanLook, { body: { version } }), words.unplanned),
    discard: () => act((version) => ask(discardLookDraft, { body: { version } }), words.discarded),
  }
}
