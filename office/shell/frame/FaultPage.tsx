import { Box, Button, Typography } from '@mui/material'
import { PageHead } from '#office/shell/frame/PageHead.tsx'
import { currentLocale, useWords } from '#office/shell/locale.ts'
import { officeWords } from '#words/office/app/words.ts'

/** Before anything else could be loaded. */
export function FaultPage() {
  const { faults } = officeWords[currentLocale()]
  return (
    <main>
      <h1>{faults.title}</h1>
      <p>{faults.offline}</p>
      <button type="button" onClick={() => location.reload()}>
        {faults.again}
      </button>
    </main>
  )
}

/** When a page breaks: said in our words, with the way out. */
export function BrokenPage() {
  const { faults } = useWords()
  return (
    <Box component="main" sx={{ p: 4, display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography variant="h1">{faults.title}</Typography>
      <Box>{faults.broken}</Box>
      <Button variant="contained" onClick={() => location.reload()}>
        {faults.again}
      </Button>
    </Box>
  )
}

export function DeniedPage() {
  return <PageHead title={useWords().faults.denied} />
}

export function NotFoundPage() {
  return <PageHead title={useWords().faults.notFound} />
}
