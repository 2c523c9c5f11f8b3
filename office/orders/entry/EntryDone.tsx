import { Box, Button } from '@mui/material'
import { Link } from 'react-router'
import { PageHead } from '#office/shell/frame/PageHead.tsx'
import { Block } from '#office/shell/panel/Block.tsx'
import { LinkToCopy } from './LinkToCopy.tsx'
import { useEntryWords } from './use-entry-words.ts'

export interface MadeThing {
  title: string
  /** Its page, and what the way there is called. */
  to: string
  open: string
  link: { url: string; until: string } | null
}

interface EntryDoneProps {
  made: MadeThing
  /** What the way to the next one is called. */
  another: string
  onAnother: () => void
}

/** It is made: the link to send, and on to the next. */
export function EntryDone({ made, another, onAnother }: EntryDoneProps) {
  const words = useEntryWords().done
  return (
    <>
      <PageHead title={made.title} />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 720, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {made.link && (
          <Block title={words.link}>
            <LinkToCopy link={made.link} />
          </Block>
        )}
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button variant="contained" onClick={onAnother} autoFocus>
            {another}
          </Button>
          <Button variant="outlined" color="secondary" component={Link} to={made.to}>
            {made.open}
          </Button>
        </Box>
      </Box>
    </>
  )
}
