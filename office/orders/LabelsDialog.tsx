import { Alert, Box, Button, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { LABEL_FORMATS, type LabelFormat } from '#contract/orders/closed-sets.ts'
import { ActDialog } from '#office/shell/frame/ActDialog.tsx'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { labelsAddress } from './order-files.ts'

/** How many labels a sheet has room for. */
const PLACES: Record<LabelFormat, number> = { A4_4: 4, A4_8: 8, SINGLE: 1 }
const MOST_PARCELS = 20

/** Which paper the address labels go on; the PDF opens beside the screen. */
export function LabelsDialog({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const words = useBusinessWords().orders.labels
  const [format, setFormat] = useState<LabelFormat>('A4_4')
  const [parcels, setParcels] = useState(1)
  const [first, setFirst] = useState(1)
  const places = PLACES[format]
  return (
    <ActDialog
      title={words.title}
      maxWidth="xs"
      onClose={onClose}
      act={
        <Button
          variant="contained"
          href={labelsAddress({ ids, format, parcels, first: Math.min(first, places) })}
          target="_blank"
          rel="noopener"
          onClick={onClose}
        >
          {words.open}
        </Button>
      }
    >
      <Alert severity="info">{words.noPostage}</Alert>
      <TextField
        select
        label={words.format}
        value={format}
        onChange={({ target }) => setFormat(target.value as LabelFormat)}
      >
        {LABEL_FORMATS.map((one) => (
          <MenuItem key={one} value={one}>
            {words.formats[one]}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: places > 1 ? '1fr 1fr' : '1fr' }}>
        <NumberChoice label={words.parcels} value={parcels} most={MOST_PARCELS} onChange={setParcels} />
        {places > 1 && (
          <NumberChoice label={words.first} value={Math.min(first, places)} most={places} onChange={setFirst} />
        )}
      </Box>
    </ActDialog>
  )
}

interface NumberChoiceProps {
  label: string
  value: number
  most: number
  onChange: (value: number) => void
}

function NumberChoice({ label, value, most, onChange }: NumberChoiceProps) {
  return (
    <TextField select label={label} value={value} onChange={({ target }) => onChange(Number(target.value))}>
      {Array.from({ length: most }, (_, at) => at + 1).map((n) => (
        <MenuItem key={n} value={n}>
          {n}
        </MenuItem>
      ))}
    </TextField>
  )
}
