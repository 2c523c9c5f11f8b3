import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material'
import { useId, useState } from 'react'
import type { DeskPage } from '#contract/content/page-content.ts'
import { useWords } from '#office/shell/locale.ts'
import { withTheirs } from '#rules/content/drafts/merge-pages.ts'
import { findSection } from '#rules/content/drafts/section-tree.ts'
import { fill } from '#words/basics/fill.ts'
import { firstWords, useDeskWords, useSectionNames } from './use-desk-words.ts'
import type { Overtaken } from './use-saving.ts'

interface ConflictDialogProps {
  overtaken: Overtaken
  onDone: (page: DeskPage) => void
}

/** Two have changed the same: for each one it is said what stays, and nothing is lost before. */
export function ConflictDialog({ overtaken: { merged, theirs, who }, onDone }: ConflictDialogProps) {
  const words = useDeskWords()
  const { languages } = useWords().form
  const names = useSectionNames()
  const id = useId()
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set())
  const choose = (at: number, side: string | null) => {
    if (side === null) return
    const next = new Set(taken)
    if (side === 'theirs') next.add(at)
    else next.delete(at)
    setTaken(next)
  }
  const finish = () => {
    const chosen = merged.conflicts.filter((_, at) => taken.has(at))
    onDone(chosen.reduce((page, conflict) => withTheirs(page, { theirs, conflict }), merged.page))
  }
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{words.conflict.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Box>{fill(words.conflict.text, { who: who ?? words.state.somebody })}</Box>
        {merged.conflicts.map(({ language, id: section }, at) => {
          const of = (page: DeskPage) => (section ? findSection(page[language]?.sections ?? [], section) : undefined)
          const mine = of(merged.page)
          const name = mine ? names.kind(mine.type) : words.conflict.head
          const other = of(theirs)
          return (
            <Box key={`${language} ${section}`} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
              <Box sx={{ fontWeight: 600 }}>{`${name} (${languages[language]})`}</Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', my: 0.75 }}>
                {[mine && firstWords(mine), other && firstWords(other)].filter(Boolean).join(' → ')}
              </Box>
              <ToggleButtonGroup
                exclusive
                size="small"
                aria-label={name}
                value={taken.has(at) ? 'theirs' : 'mine'}
                onChange={(_, side) => choose(at, side)}
              >
                <ToggleButton value="mine">{words.conflict.mine}</ToggleButton>
                <ToggleButton value="theirs">{words.conflict.theirs}</ToggleButton>
              </ToggleButtonGroup>
            </Box>
          )
        })}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={finish}>
          {words.conflict.done}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
