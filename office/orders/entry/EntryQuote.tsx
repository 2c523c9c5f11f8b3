import { Box, Button, Checkbox, FormControlLabel } from '@mui/material'
import { useState } from 'react'
import { Block, Quiet } from '#office/shell/panel/Block.tsx'
import { EntryField } from './EntryField.tsx'
import type { QuoteTerms } from './entry-form.ts'
import type { EntryPart } from './entry-part.ts'
import { useEntryWords } from './use-entry-words.ts'

interface EntryQuoteProps extends Pick<EntryPart, 'typed' | 'onChange'> {
  /** Whether a quote is what one has come for. */
  isOnly: boolean
  isReady: boolean
  onSave: (terms: QuoteTerms) => void
}

/** The same, offered instead of ordered. */
export function EntryQuote({ typed, onChange, isOnly, isReady, onSave }: EntryQuoteProps) {
  const { quote: words, payment: said } = useEntryWords()
  const { payment } = typed
  const [validDays, setValidDays] = useState('30')
  const [holdsStock, setHolds] = useState(false)
  const isAway = typed.delivery.type === 'TAKEN_AWAY'
  return (
    <Block title={words.title} hint={isOnly ? '' : words.hint}>
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
          {isOnly && (
            <FormControlLabel
              control={
                <Checkbox
                  checked={payment.isMailed}
                  onChange={({ target }) => onChange({ payment: { ...payment, isMailed: target.checked } })}
                />
              }
              label={said.isMailed}
            />
          )}
          <Button
            variant={isOnly ? 'contained' : 'outlined'}
            color={isOnly ? 'primary' : 'secondary'}
            size={isOnly ? 'large' : 'medium'}
            disabled={!isReady}
            onClick={() => onSave({ validDays: Number(validDays) || 30, holdsStock })}
          >
            {isOnly ? words.saveOnly : words.save}
          </Button>
        </Box>
      )}
    </Block>
  )
}
