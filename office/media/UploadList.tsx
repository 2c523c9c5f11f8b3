import { Box, Button, LinearProgress, Paper } from '@mui/material'
import { fill } from '#words/basics/fill.ts'
import { useMediaWords } from './library.ts'
import type { Upload } from './use-uploads.ts'

/** How each file fares on its way to the library. */
export function UploadList({ uploads, onClear }: { uploads: readonly Upload[]; onClear: () => void }) {
  const words = useMediaWords().upload
  if (uploads.length === 0) return null
  const over = uploads.filter(({ state }) => state === 'done' || state === 'refused').length
  const isOver = over === uploads.length
  const told = fill(words.progress, { done: over, all: uploads.length })
  return (
    <Paper variant="outlined" component="section" aria-label={words.title} sx={{ p: 1.5, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Box role="status" sx={{ fontWeight: 600 }}>
          {isOver ? words.over : words.title} · {told}
        </Box>
        {isOver && (
          <Button size="small" color="secondary" onClick={onClear} sx={{ ml: 'auto' }}>
            {words.clear}
          </Button>
        )}
      </Box>
      <LinearProgress
        variant="determinate"
        aria-label={words.title}
        value={(over / uploads.length) * 100}
        sx={{ mb: 1, height: 4, borderRadius: 1 }}
      />
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5, maxHeight: 180, overflow: 'auto' }}
      >
        {uploads.map((upload) => (
          <Box component="li" key={upload.key} sx={{ display: 'flex', gap: 1.5, fontSize: '0.875rem' }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{upload.name}</Box>
            <Box sx={{ color: upload.state === 'refused' ? 'error.main' : 'text.secondary', maxWidth: '60%' }}>
              {upload.state === 'refused' ? fill(words.refused, { reason: upload.reason }) : words[upload.state]}
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  )
}
