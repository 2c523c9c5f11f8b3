import { Alert, Box, Link } from '@mui/material'
import { useEffect, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import type { PageAdvice } from '#contract/content/page-advice.ts'
import type { DeskPage } from '#contract/content/page-content.ts'
import { getPageAdvice } from '#contract/content/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useWords } from '#office/shell/locale.ts'
import { findSection } from '#rules/content/drafts/section-tree.ts'
import { fill } from '#words/basics/fill.ts'
import { useDeskWords, useSectionNames } from './use-desk-words.ts'
import type { Settle } from './use-saving.ts'

/** Somewhere in a page: in a section, or in its own head. */
export type PagePlace = Pick<PageAdvice, 'language' | 'section' | 'field'>

interface HelpProps {
  page: DeskPage
  onGo: (place: PagePlace) => void
}

/** What keeps the page from being published; each leads to its place. */
export function FaultList({ faults, page, onGo }: HelpProps & { faults: readonly PagePlace[] }) {
  const words = useDeskWords()
  const name = usePlaceName(page)
  return (
    <Alert severity="warning">
      <Box sx={{ fontWeight: 600 }}>{words.publish.faults}</Box>
      <Box component="ul" sx={LIST}>
        {faults.map((fault) => (
          <li key={`${fault.language} ${fault.section} ${fault.field}`}>
            <Link component="button" type="button" onClick={() => onGo(fault)}>
              {name(fault)}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  )
}

/** Where to mend what belongs to the whole estate. */
const ELSEWHERE: Partial<Record<PageAdvice['kind'], string>> = { contrast: '/look', 'legal-missing': '/parameters' }
const MOST_SHOWN = 12

interface AdviceListProps extends HelpProps {
  idPage: number
  /** Saves what was typed, so that it is read too. */
  settle: Settle
}

/** What could be better; each leads to its place, and none of it has to be. */
export function AdviceList({ idPage, page, settle, onGo }: AdviceListProps) {
  const words = useDeskWords().publish
  const advice = useAdvice(idPage, settle)
  const name = usePlaceName(page)
  if (advice === 'unknown') return null
  if (advice === null) return <Box sx={{ color: 'text.secondary' }}>{words.looking}</Box>
  if (advice.length === 0) return <Alert severity="success">{words.allGood}</Alert>
  const rest = advice.length - MOST_SHOWN
  return (
    <Alert severity="info">
      <Box sx={{ fontWeight: 600 }}>{words.advice}</Box>
      {words.adviceHint}
      <Box component="ul" sx={LIST}>
        {advice.slice(0, MOST_SHOWN).map((one) => (
          <li key={`${one.kind} ${one.language} ${one.section} ${one.field}`}>
            <AdviceLink advice={one} place={name(one)} onGo={onGo} />
          </li>
        ))}
        {rest > 0 && <li>{fill(words.more, { n: String(rest) })}</li>}
      </Box>
    </Alert>
  )
}

const LIST = { m: 0, mt: 0.5, pl: 2.5 } as const

function AdviceLink({ advice, place, onGo }: { advice: PageAdvice; place: string; onGo: HelpProps['onGo'] }) {
  const words = useDeskWords().publish
  const { languages } = useWords().form
  const elsewhere = ELSEWHERE[advice.kind]
  const said = words.adviceKinds[advice.kind]
  if (elsewhere)
    return (
      <Link component={RouterLink} to={elsewhere}>
        {said}
      </Link>
    )
  return (
    <Link component="button" type="button" onClick={() => onGo(advice)} sx={{ textAlign: 'left' }}>
      {advice.section === null
        ? `${said} (${languages[advice.language]})`
        : fill(words.adviceAt, { what: said, place })}
    </Link>
  )
}

/** Null while the page is being read. */
function useAdvice(idPage: number, settle: Settle): readonly PageAdvice[] | null | 'unknown' {
  const [advice, setAdvice] = useState<readonly PageAdvice[] | null | 'unknown'>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the dialog opens.
  useEffect(() => {
    let isOpen = true
    const read = async () => {
      const isSaved = (await settle()) !== null
      const answer = isSaved ? await ask(getPageAdvice, { params: { id: String(idPage) } }).catch(() => null) : null
      if (isOpen) setAdvice(answer?.success ? answer.data.advice : 'unknown')
    }
    void read()
    return () => {
      isOpen = false
    }
  }, [idPage])
  return advice
}

/** What a place is called: the section, its field, and the language. */
function usePlaceName(page: DeskPage) {
  const words = useDeskWords().desk
  const { languages } = useWords().form
  const names = useSectionNames()
  return ({ language, section: id, field }: PagePlace): string => {
    const section = id === null ? undefined : findSection(page[language]?.sections ?? [], id)
    const steps = field.split('.').filter((step) => !/^\d+$/.test(step))
    const place = section
      ? [names.kind(section.type), names.field(section.type, steps)].filter(Boolean).join(' · ')
      : field === 'metaDescription'
        ? words.pageDescription
        : words.pageTitle
    return `${place} (${languages[language]})`
  }
}
