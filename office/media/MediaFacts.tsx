import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Box, Button } from '@mui/material'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { useMoment } from '#office/shell/use-moment.ts'
import { fill } from '#words/basics/fill.ts'
import { formatBytes } from './format-bytes.ts'
import { type MediaRecord, pictureFor, useMediaWords } from './library.ts'

/** What the file is, and the file itself. */
export function MediaFacts({ record }: { record: MediaRecord }) {
  const words = useMediaWords().panel
  const locale = useSpokenLocale()
  const { day } = useMoment()
  const { width, height, uploadedBy } = record
  const date = day(record.createdAt)
  const facts = [
    record.filename,
    width && height ? fill(words.size, { width, height }) : null,
    formatBytes(record.bytes, locale),
    uploadedBy ? fill(words.addedBy, { date, name: uploadedBy }) : fill(words.added, { date }),
  ].filter((fact) => fact !== null)
  return (
    <Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>{facts.join(' · ')}</Box>
      {record.sourceMediaId && <Box>{words.source}</Box>}
      <Button
        size="small"
        startIcon={<DownloadIcon />}
        href={pictureFor(record).file}
        download
        sx={{ mt: 0.5, ml: -0.5 }}
      >
        {words.download}
      </Button>
    </Box>
  )
}
