import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DeskPage } from '#contract/content/page-content.ts'
import type { PageFault, PageOnDesk } from '#contract/content/page-drafts.ts'
import { getPageDraft, savePageDraft } from '#contract/content/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { sameValue } from '#rules/basics/same-value.ts'
import { mergePages } from '#rules/content/drafts/merge-pages.ts'
import { forgetDraft, keepDraft } from './kept-draft.ts'

/** What somebody else has saved meanwhile. */
export interface Overtaken {
  theirs: DeskPage
  who: string | null
  merged: ReturnType<typeof mergePages>
}

interface SavingOptions {
  opened: PageOnDesk
  page: DeskPage
  onOvertaken: (overtaken: Overtaken) => void
}

/** While one types, the server is not asked. */
const REST_MS = 700
const RETRY_MS = 5_000

/**
 * Saves what lies on the desk as soon as it rests, on top of what was saved before. Without a line it is kept in the
 * browser and saved later; what others have saved meanwhile is handed over, and nothing is written over it.
 */
export function useSaving({ opened, page, onOvertaken }: SavingOptions) {
  const [state, setState] = useState<'saved' | 'saving' | 'offline'>('saved')
  const [faults, setFaults] = useState<readonly PageFault[]>(opened.faults)
  const [savedPage, setSavedPage] = useState(opened.content)
  const seen = useRef({ version: opened.version, base: opened.content })
  const isBusy = useRef(false)
  const receive = useEffectEvent(onOvertaken)
  const latest = useEffectEvent(() => page)

  const readTheirs = useEffectEvent(async () => {
    const answer = await ask(getPageDraft, { params: { id: String(opened.id) } }).catch(() => null)
    if (!answer?.success) return setState('offline')
    const { version, content, who } = answer.data.page
    const merged = mergePages({ base: seen.current.base, mine: latest(), theirs: content })
    seen.current = { version, base: content }
    setSavedPage(content)
    receive({ theirs: content, who, merged })
  })

  const save = useEffectEvent(async () => {
    if (isBusy.current) return
    const content = latest()
    if (sameValue(content, seen.current.base)) return
    isBusy.current = true
    setState('saving')
    const { version } = seen.current
    const answer = await ask(savePageDraft, { params: { id: String(opened.id) }, body: { version, content } }).catch(
      () => null,
    )
    isBusy.current = false
    if (answer?.success) {
      seen.current = { version: answer.data.version, base: content }
      setSavedPage(content)
      setFaults(answer.data.faults)
      if (sameValue(latest(), content)) forgetDraft(opened.id)
      setState('saved')
    } else if (answer?.code === 'changed-meanwhile') await readTheirs()
    else setState('offline')
  })

  useEffect(() => {
    if (sameValue(page, seen.current.base)) return
    keepDraft(opened.id, { ...seen.current, content: page })
    const timer = setTimeout(() => void save(), REST_MS)
    return () => clearTimeout(timer)
  }, [page, opened.id])
  useEffect(() => {
    if (state !== 'offline') return
    const timer = setInterval(() => void save(), RETRY_MS)
    return () => clearInterval(timer)
  }, [state])
  useEffect(() => {
    const again = () => void save()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])

  /** Waits until the server has all of it; answers the version that it has. */
  const settle = async (): Promise<number | null> => {
    await save()
    return sameValue(latest(), seen.current.base) ? seen.current.version : null
  }
  /** Begins anew on what the server has. */
  const restart = ({ version, content, faults: told }: PageOnDesk) => {
    seen.current = { version, base: content }
    setSavedPage(content)
    setFaults(told)
    forgetDraft(opened.id)
    setState('saved')
  }
  return { state, faults, savedPage, isSaved: sameValue(page, savedPage), settle, restart }
}
