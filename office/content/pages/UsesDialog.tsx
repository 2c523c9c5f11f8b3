import { Box, Dialog, DialogContent, DialogTitle, Link as MuiLink } from '@mui/material'
import { useId } from 'react'
import { Loading } from 'react-admin'
import { Link } from 'react-router'
import { getSharedUses } from '#contract/content/routes.ts'
import { useDeskWords } from '#office/content/desk/use-desk-words.ts'
import { ask } from '#office/shell/ask.ts'
import { useAnswer } from '#office/shell/use-answer.ts'
import { fill } from '#words/basics/fill.ts'

/** The pages that show a shared section. */
export function UsesDialog({ id, title, onClose }: { id: number; title: string; onClose: () => void }) {
  const words = useDeskWords().shared
  const titleId = useId()
  const { data } = useAnswer(`uses ${id}`, () => ask(getSharedUses, { params: { id: String(id) } }))
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{fill(words.usesOf, { title })}</DialogTitle>
      <DialogContent>
        {!data && <Loading />}
        {data?.uses.length === 0 && <Box sx={{ color: 'text.secondary' }}>{words.unused}</Box>}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data?.uses.map((use) => (
            <Box key={use.id} component="li" sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}>
              <MuiLink component={Link} to={`/pages/${use.id}`}>
                {use.title}
              </MuiLink>
              <Box component="span" sx={{ ml: 1, color: 'text.secondary', fontSize: '0.8125rem' }}>
                {words.states[use.state]}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
    </Dialog>
  )
}
