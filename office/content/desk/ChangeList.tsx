import { Box } from '@mui/material'
import type { DeskPage } from '#contract/content/page-content.ts'
import type { SectionType } from '#contract/content/sections.ts'
import { useWords } from '#office/shell/locale.ts'
import { pageChanges } from '#rules/content/drafts/page-changes.ts'
import { fill } from '#words/basics/fill.ts'
import { LOCALE_CODES } from '#words/basics/locales.ts'
import { useDeskWords, useSectionNames } from './use-desk-words.ts'

/** What differs between two states of a page, each told once with the languages in which it does. */
export function ChangeList({ before, after, same }: { before: DeskPage; after: DeskPage; same: string }) {
  const { kinds } = useDeskWords().publish
  const { languages } = useWords().form
  const names = useSectionNames()
  const changes = pageChanges(before, after)
  if (changes.length === 0) return <Box sx={{ color: 'text.secondary' }}>{same}</Box>
  const told = Map.groupBy(changes, (change) => `${change.kind} ${'id' in change ? change.id : ''}`)
  const tell = (change: (typeof changes)[number]) =>
    'id' in change ? fill(kinds[change.kind], { name: names.kind(change.type as SectionType) }) : kinds[change.kind]
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
      {[...told].map(([key, [first, ...others]]) => {
        const changed = LOCALE_CODES.filter((code) => [first, ...others].some((one) => one?.language === code))
        return (
          first && (
            <li key={key}>
              {tell(first)}{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {`(${changed.map((code) => languages[code]).join(', ')})`}
              </Box>
            </li>
          )
        )
      })}
    </Box>
  )
}
