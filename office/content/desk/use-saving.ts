import { useEffectEvent, useRef, useState } from 'react'
import type { DeskPage } from '#contract/content/page-content.ts'
import type { PageFault, PageOnDesk } from '#contract/content/page-drafts.ts'
import { getPageDraft, savePageDraft } from '#contract/content/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { sameValue } from '#rules/basics/same-value.ts'
import { mergePages } from '#rules/content/drafts/merge-pages.ts'
import { pageDelta } from '#rules/content/drafts/page-delta.ts'
import { forgetDraft, keepDraft } from './kept-draft.ts'
import { useSaveTimes } from './use-save-times.ts'

/** What somebody else has saved meanwhile. */
export interface Overtaken {
  theirs: DeskPage
  who: string | null
  merged: ReturnType<typeof mergePages>
}

/** Which state the server has. */
type SeenDraft = Pick<PageOnDesk, 'version' | 'seen'>

/** Waits until the server has all that lies on the desk; null where it has not. */
export type Settle = () => Promise<SeenDraft | null>

interface SavingOptions {
  opened: PageOnDesk
  page: DeskPage
  /** Somebody is being asked what stays: until then nothing is written. */
  isHeld: boolean
  onOvertaken: (overtaken: Overtaken) => void
}

/**
 * Saves what lies on the desk as soon as it rests, on top of what was saved before. Without a line it is kept in the
 * browser and saved later; what others have saved meanwhile is handed over, and nothing is written over it.
 */
export function useSaving({ opened, page, isHeld, onOvertaken }: SavingOptions) {
  const [state, setState] = useState<'saved' | 'saving' | 'offline'>('saved')
  const [faults, setFaults] = useState<readonly PageFault[]>(opened.faults)
  const [savedPage, setSavedPage] = useState(opened.content)
  const known = useRef({ version: opened.version, seen: opened.seen, base: opened.content })
  const underWay = useRef(Promise.resolve())
  const receive = useEffectEvent(onOvertaken)
  const latest = useEffectEvent(() => ({ page, isHeld }))
  const id = String(opened.id)

  /** Whether nothing of what is written has changed: then only ours is left to save. */
  const readTheirs = async (): Promise<boolean> => {
    const answer = await ask(getPageDraft, { params: { id } }).catch(() => null)
    setState(answer?.success ? 'saved' : 'offline')
    if (!answer?.success) return false
    const { version, seen, content, who } = answer.data.page
    const { base } = known.current
    const merged = mergePages({ base, mine: latest().page, theirs: content })
    known.current = { version, seen, base: content }
    setSavedPage(content)
    const isSame = sameValue(base, content)
    if (!isSame) receive({ theirs: content, who, merged })
    return isSame
  }

  const write = async (): Promise<void> => {
    const { page: content, isHeld: mustWait } = latest()
    const { base, ...seen } = known.current
    if (mustWait || sameValue(content, base)) return
    setState('saving')
    const answer = await ask(savePageDraft, { params: { id }, body: { ...seen, ...told(base, content) } }).catch(
      () => null,
    )
    if (answer?.success) {
      const { version, seen: state } = answer.data
      known.current = { version, seen: state, base: content }
      setSavedPage(content)
      setFaults(answer.data.faults)
      if (sameValue(latest().page, content)) forgetDraft(opened.id)
      setState('saved')
    } else if (answer?.code !== 'changed-meanwhile') setState('offline')
    else if (await readTheirs()) await write()
  }
  /** One after the other: what is typed while one is under way waits for the next. */
  const save = (): Promise<void> => {
    underWay.current = underWay.current.then(write)
    return underWay.current
  }
  const keep = () => {
    const { page: content } = latest()
    const { version, base } = known.current
    if (!sameValue(content, base)) keepDraft(opened.id, { version, base, content })
  }
  useSaveTimes({ page, isOffline: state === 'offline', isHeld, save, keep })

  const settle: Settle = async () => {
    await save()
    const { base, ...seen } = known.current
    return sameValue(latest().page, base) ? seen : null
  }
  /** Begins anew on what the server has. */
  const restart = ({ version, seen, content, faults: said }: PageOnDesk) => {
    known.current = { version, seen, base: content }
    setSavedPage(content)
    setFaults(said)
    forgetDraft(opened.id)
    setState('saved')
  }
  return { state, faults, savedPage, isSaved: sameValue(page, savedPage), settle, restart }
}

/** Only what has changed travels; the whole page where that cannot be said. */
function told(base: DeskPage, content: DeskPage) {
  const change = pageDelta(base, content)
  return change ? { change } : { content }
}
