import { useReducer, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import type { DeskPage } from '#contract/content/page-content.ts'
import type { PageOnDesk } from '#contract/content/page-drafts.ts'
import { getPageDraft } from '#contract/content/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { useMayChange } from '#office/shell/me.ts'
import { spacedText } from '#office/shell/text/french-spacing.ts'
import { valueAt } from '#rules/content/drafts/page-edits.ts'
import { findSection } from '#rules/content/drafts/section-tree.ts'
import { fill } from '#words/basics/fill.ts'
import { LOCALE_CODES } from '#words/basics/locales.ts'
import { startDesk, stepDesk } from './desk-state.ts'
import { withTyped } from './inline-text.ts'
import { useDeskActs } from './use-desk-acts.ts'
import { deskDeed, useDeskKeys } from './use-desk-keys.ts'
import { useDeskWords } from './use-desk-words.ts'
import { useFrame } from './use-frame.ts'
import { type FrameHands, useFrameHands } from './use-frame-hands.ts'
import { type Overtaken, useSaving } from './use-saving.ts'

interface DeskOptions {
  opened: PageOnDesk
  /** What others have changed of what this browser still held of it. */
  met: Overtaken | null
  /** What lies on the desk: the draft, and what this browser has of it besides. */
  content: DeskPage
}

/** A page on the desk: what is done with it, how it is saved, and how it is shown. */
export function useDesk({ opened: first, content, met: metAtFirst }: DeskOptions) {
  const mayChange = useMayChange('content')
  const [opened, setOpened] = useState(first)
  const [desk, step] = useReducer(stepDesk, content, startDesk)
  const { language, languages, setLanguage } = useLanguage(desk.page)
  const [chosen, choose] = useState<string | null>(null)
  const [added, setAdded] = useState<string | null>(null)
  const [overtaken, setOvertaken] = useState<Overtaken | null>(metAtFirst)
  const isTyping = useRef(false)
  const join = (page: DeskPage) => step({ step: 'replace', page })
  const tellMerged = useTellMerged()
  const saving = useSaving({
    opened: first,
    page: desk.page,
    isHeld: overtaken !== null,
    onOvertaken: (met) => {
      if (met.merged.conflicts.length > 0) return setOvertaken(met)
      join(met.merged.page)
      tellMerged(met.who)
    },
  })
  const shown = useFrame({ idPage: first.id, language, saved: saving.savedPage, isTyping })
  const acts = useDeskActs({ page: desk.page, language, step, select: choose, onAdded: setAdded })
  const sections = desk.page[language]?.sections ?? []

  const reopen = async () => {
    const answer = await ask(getPageDraft, { params: { id: String(first.id) } }).catch(() => null)
    if (!answer?.success) return
    setOpened(answer.data.page)
    saving.restart(answer.data.page)
    join(answer.data.page.content)
  }
  const key = (event: KeyboardEvent) => {
    const deed = mayChange ? deskDeed(event) : null
    if (deed === 'undo' || deed === 'redo') step({ step: deed })
    else if (!deed || chosen === null) return
    else if (deed === 'up' || deed === 'down') acts.shift(chosen, deed === 'up' ? -1 : 1)
    else acts[deed](chosen)
    event.preventDefault()
  }
  const type: FrameHands['type'] = (id, { path, paragraph, typed }) => {
    const value = withTyped(valueAt(findSection(sections, id), path), { paragraph, typed })
    acts.edit([{ kind: 'change', id, path, value, language }])
  }
  const hands: FrameHands = {
    sectionOf: (id) => findSection(sections, id),
    select: choose,
    drop: acts.drop,
    type,
    rest: (id, typed) => {
      if (typed) type(id, { ...typed, typed: spacedText(typed.typed, language) })
      step({ step: 'pause' })
      shown.refresh()
    },
    key,
  }
  useFrameHands({ frame: shown.frame, loads: shown.loads, chosen, isTyping, hands, mayChange })
  useDeskKeys(key)
  const settleConflict = (page: DeskPage) => {
    setOvertaken(null)
    join(page)
  }
  return {
    ...{ opened, desk, step, language, languages, setLanguage, chosen, choose, added, sections, acts, saving, shown },
    ...{ mayChange, reopen, overtaken, settleConflict },
  }
}

export type OpenDesk = ReturnType<typeof useDesk>

/** In which language one looks at the page: one's own, where it has it. */
function useLanguage(page: DeskPage) {
  const spoken = useSpokenLocale()
  const languages = LOCALE_CODES.filter((code) => page[code] !== undefined)
  const [language, setLanguage] = useState<keyof DeskPage>(languages.includes(spoken) ? spoken : (languages[0] ?? 'fr'))
  return { language, languages, setLanguage }
}

function useTellMerged() {
  const words = useDeskWords().state
  const notify = useNotify()
  return (who: string | null) => notify(fill(words.merged, { who: who ?? words.somebody }), { type: 'info' })
}
