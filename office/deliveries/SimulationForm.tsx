import DeleteOutline from '@mui/icons-material/DeleteOutlined'
import { Autocomplete, Box, Button, IconButton, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { DeclinationSearch } from '#office/catalogue/declinations/DeclinationSearch.tsx'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { Block, Quiet } from '#office/shell/panel/Block.tsx'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { countries } from '#words/places/countries.ts'
import { type BasketLine, type SimulationRequest, simulationRequest } from './simulation-request.ts'

const USUAL_QUANTITY = 6
const MOST = 9_999

/** A basket and a place. */
export function SimulationForm({ onRun }: { onRun: (request: SimulationRequest) => void }) {
  const words = useBusinessWords().simulator
  const locale = useSpokenLocale()
  const [basket, setBasket] = useState<readonly BasketLine[]>([])
  const [country, setCountry] = useState('FR')
  const [postalCode, setPostalCode] = useState('')
  const request = simulationRequest({ basket, country, postalCode })
  const add = (line: Omit<BasketLine, 'quantity'>) =>
    setBasket([...basket.filter(({ id }) => id !== line.id), { ...line, quantity: USUAL_QUANTITY }])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (request) onRun(request)
  }
  const place = countries.find(({ alphaTwo }) => alphaTwo === country)
  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '3fr 2fr' }, alignItems: 'start' }}
    >
      <Block title={words.basket}>
        {basket.length === 0 && <Quiet>{words.none}</Quiet>}
        {basket.map((line) => (
          <BasketRow
            key={line.id}
            line={line}
            onChange={(quantity) => setBasket(basket.map((one) => (one.id === line.id ? { ...one, quantity } : one)))}
            onRemove={() => setBasket(basket.filter(({ id }) => id !== line.id))}
          />
        ))}
        <Box sx={{ mt: 2 }}>
          <DeclinationSearch label={words.add} onChoose={add} />
        </Box>
      </Block>
      <Block title={words.place}>
        <Box sx={{ display: 'grid', gap: 2, pt: 0.5 }}>
          <Autocomplete
            options={countries}
            value={place ?? null}
            disableClearable={place !== undefined}
            getOptionLabel={(one) => one[locale]}
            getOptionKey={({ alphaTwo }) => alphaTwo}
            onChange={(_, chosen) => chosen && setCountry(chosen.alphaTwo)}
            renderInput={(props) => <TextField {...props} label={words.country} />}
          />
          <TextField
            label={words.postalCode}
            value={postalCode}
            onChange={({ target }) => setPostalCode(target.value)}
            slotProps={{ htmlInput: { maxLength: 12, autoComplete: 'off' } }}
          />
          <Button type="submit" variant="contained" disabled={request === null} sx={{ justifySelf: 'start' }}>
            {words.run}
          </Button>
        </Box>
      </Block>
    </Box>
  )
}

interface BasketRowProps {
  line: BasketLine
  onChange: (quantity: number) => void
  onRemove: () => void
}

function BasketRow({ line: { name, quantity }, onChange, onRemove }: BasketRowProps) {
  const words = useBusinessWords().simulator
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>{name}</Box>
      <TextField
        type="number"
        value={quantity || ''}
        onChange={({ target }) => onChange(Math.min(MOST, Math.max(0, Math.trunc(Number(target.value)))))}
        slotProps={{ htmlInput: { min: 1, max: MOST, 'aria-label': fill(words.quantityOf, { name }) } }}
        sx={{ width: 88 }}
      />
      <IconButton aria-label={fill(words.remove, { name })} onClick={onRemove}>
        <DeleteOutline fontSize="small" />
      </IconButton>
    </Box>
  )
}
