import { Box, Button, Checkbox, FormControlLabel } from '@mui/material'
import { useState } from 'react'
import { Block, Quiet } from '#office/shell/panel/Block.tsx'
import { EntryField } from './EntryField.tsx'
import type { QuoteTerms, TypedEntry } from './entry-form.ts'
import { useEntryWords } from './use-entry-words.ts'

interface EntryQuoteProps {
  typed: TypedEntry
  isReady: boolean
  onSave: (terms: QuoteTerms) => void
}

/** The same, offered instead of ordered. */
export function EntryQuote({ typed, isReady, onSave }: EntryQuoteProps) {
  const words = useEntryWords().quote
  const [validDays, setValidDays] = useState('30')
  const [holdsStock, setHolds] = useState(false)
  const isAway = typed.delivery.type === 'TAKEN_AWAY'
  return (
    <Block title={words.title} hint={words.hint}>
      {isAway ? (
        <Quiet>{words.notAway}</Quiet>
      ) : (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <EntryField
            type="number"
            label={words.validDays}
            value={validDays}
            onType={setValidDays}
            slotProps={{ htmlInput: { min: 1, max: 365 } }}
          />
          <FormControlLabel
            control={<Checkbox checked={holdsStock} onChange={({ target }) => setHolds(target.checked)} />}
            label={words.holdsStock}
          />
          <Button
            variant="outlined"
            color="secondary"
            disabled={!isReady}
            onClick={() => onSave({ validDays: Number(validDays) || 30, holdsStock })}
          >
            {words.save}
          </Button>
        </Box>
      )}
    </Block>
  )
}
