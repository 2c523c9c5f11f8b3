import { useState } from 'react'
import { Loading, useNotify } from 'react-admin'
import { useParams } from 'react-router'
import type { PageOnDesk } from '#contract/content/page-drafts.ts'
import { getPageDraft } from '#contract/content/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { BackLink } from '#office/shell/form/BackLink.tsx'
import { PageHead } from '#office/shell/frame/PageHead.tsx'
import { useAnswer } from '#office/shell/use-answer.ts'
import { sameValue } from '#rules/basics/same-value.ts'
import { mergePages } from '#rules/content/drafts/merge-pages.ts'
import { Desk } from './Desk.tsx'
import { readKeptDraft } from './kept-draft.ts'
import { useDeskWords } from './use-desk-words.ts'

/** One page on the desk, as the server has it and as this browser has gone on with it. */
export function DeskPage() {
  const { id = '' } = useParams()
  const words = useDeskWords().desk
  const { data, refusal } = useAnswer(`desk ${id}`, () => ask(getPageDraft, { params: { id } }))
  if (refusal) return <PageHead title={words.notFound} above={<BackLink name="pages" />} />
  if (!data) return <Loading />
  return <Opened key={id} page={data.page} />
}

function Opened({ page }: { page: PageOnDesk }) {
  const words = useDeskWords().state
  const notify = useNotify()
  const [{ content, met }] = useState(() => {
    const kept = readKeptDraft(page.id)
    if (!kept || sameValue(kept.content, page.content)) return { content: page.content, met: null }
    queueMicrotask(() => notify(words.restored, { type: 'info' }))
    // What others have saved since stays; where both have changed the same, it is asked which.
    const merged = mergePages({ base: kept.base, mine: kept.content, theirs: page.content })
    const met = merged.conflicts.length > 0 ? { theirs: page.content, who: page.who, merged } : null
    return { content: merged.page, met }
  })
  return <Desk opened={page} content={content} met={met} />
}
