import { Box } from '@mui/material'
import type { DeskPage } from '#contract/content/page-content.ts'
import type { SectionType } from '#contract/content/sections.ts'
import { useWords } from '#office/shell/locale.ts'
import { pageChanges } from '#rules/content/drafts/page-changes.ts'
import { fill } from '#words/basics/fill.ts'
import { useDeskWords, useSectionNames } from './use-desk-words.ts'

/** What differs between two states of a page, language by language. */
export function ChangeList({ before, after, same }: { before: DeskPage; after: DeskPage; same: string }) {
  const { kinds } = useDeskWords().publish
  const { languages } = useWords().form
  const names = useSectionNames()
  const changes = pageChanges(before, after)
  if (changes.length === 0) return <Box sx={{ color: 'text.secondary' }}>{same}</Box>
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
      {changes.map((change) => {
        const told =
          'id' in change
            ? fill(kinds[change.kind], { name: names.kind(change.type as SectionType) })
            : kinds[change.kind]
        const key = `${change.language} ${change.kind} ${'id' in change ? change.id : ''}`
        return (
          <li key={key}>
            {told} <Box component="span" sx={{ color: 'text.secondary' }}>{`(${languages[change.language]})`}</Box>
          </li>
        )
      })}
    </Box>
  )
}
