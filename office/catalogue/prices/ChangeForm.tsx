import { Box, Button, MenuItem, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { PRICE_STEPS, type PriceStep } from '#contract/catalogue/closed-sets.ts'
import { DayField } from '#office/shell/dates/DayField.tsx'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { useScreenWords } from '#office/shell/use-screen-words.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { type PriceChange, ROUNDINGS } from './use-preview.ts'

interface ChangeFormProps {
  count: number
  isBusy: boolean
  problems: Readonly<Record<string, string>>
  /** Something was typed: what was shown is no longer what would be done. */
  onChange: () => void
  onShow: (change: PriceChange) => void
}

const isReduction = (step: PriceStep) => step === 'DISCOUNT_EURO' || step === 'DISCOUNT_PERCENT'
const SIGNED = new Set<PriceStep>(['EURO', 'PERCENT'])

const momentOf = (typed: string) => (typed === '' ? null : new Date(typed).toISOString())

/** How the prices change, and from when. */
export function ChangeForm({ count, isBusy, problems, onChange, onShow }: ChangeFormProps) {
  const words = useScreenWords().catalogue.pricing
  const locale = useSpokenLocale()
  const [step, setStep] = useState<PriceStep>('PERCENT')
  const [roundTo, setRoundTo] = useState<PriceChange['roundTo']>(0.1)
  const [planned, setPlanned] = useState({ from: '', until: '' })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const [from, until] = [momentOf(planned.from), isReduction(step) ? momentOf(planned.until) : null]
    onShow({ step, amount: Number(typed.get('amount')), roundTo, from, until, note: String(typed.get('note')) })
  }
  const told = (name: string, hint?: string) => ({
    error: problems[name] !== undefined,
    helperText: problems[name] ?? hint,
  })
  return (
    <Box
      component="form"
      onSubmit={submit}
      onChange={onChange}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr', lg: '2fr 1fr 1fr' }, alignItems: 'start' }}
    >
      <TextField
        select
        id="price-step"
        label={words.step}
        value={step}
        onChange={({ target }) => {
          setStep(target.value as PriceStep)
          onChange()
        }}
      >
        {PRICE_STEPS.map((one) => (
          <MenuItem key={one} value={one}>
            {words.steps[one]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        name="amount"
        type="number"
        label={words.amount}
        required
        {...told('amount', SIGNED.has(step) ? words.amountHint : undefined)}
        slotProps={{ htmlInput: { step: 0.01 } }}
      />
      <TextField
        select
        id="price-rounding"
        label={words.roundTo}
        value={roundTo}
        disabled={isReduction(step)}
        onChange={({ target }) => {
          setRoundTo(Number(target.value) as PriceChange['roundTo'])
          onChange()
        }}
      >
        {ROUNDINGS.map((one) => (
          <MenuItem key={one} value={one}>
            {formatPrice(one, locale)}
          </MenuItem>
        ))}
      </TextField>
      <TextField name="note" label={words.note} slotProps={{ htmlInput: { maxLength: 300 } }} />
      <DayField
        kind="moment"
        label={words.from}
        value={planned.from}
        onDay={(from) => setPlanned({ ...planned, from })}
        {...told('from', words.fromHint)}
      />
      <DayField
        kind="moment"
        label={words.until}
        value={planned.until}
        onDay={(until) => setPlanned({ ...planned, until })}
        disabled={!isReduction(step)}
        {...told('until', words.untilHint)}
      />
      <Button type="submit" variant="outlined" disabled={isBusy || count === 0} sx={{ justifySelf: 'start' }}>
        {words.preview}
      </Button>
    </Box>
  )
}
