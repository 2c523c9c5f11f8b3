import DeleteOutline from '@mui/icons-material/DeleteOutlined'
import { Box, IconButton, TextField } from '@mui/material'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { EntryPrice } from '#contract/checkout/entered-orders.ts'
import { DeclinationSearch } from '#office/catalogue/declinations/DeclinationSearch.tsx'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { Block, Quiet } from '#office/shell/panel/Block.tsx'
import { fill } from '#words/basics/fill.ts'
import { formatPrice } from '#words/basics/prices.ts'
import type { TypedLine } from './entry-form.ts'
import type { EntryPart } from './entry-part.ts'
import { useEntryWords } from './use-entry-words.ts'

const MOST = 9_999
/** Its room is there before it is: what stands below must not move away under a finger. */
const PRICE = { color: 'text.secondary', fontSize: '0.8125rem', minHeight: { xs: '2lh', md: '1lh' } }

interface EntryLinesProps extends Pick<EntryPart, 'typed' | 'onChange'> {
  price: EntryPrice | null
}

/** What is bought: a name, Enter, a quantity, Enter, and the next one. */
export function EntryLines({ typed: { lines }, onChange, price }: EntryLinesProps) {
  const words = useEntryWords().lines
  const search = useRef<HTMLInputElement>(null)
  const [added, setAdded] = useState<number | null>(null)
  const set = (changed: readonly TypedLine[]) => onChange({ lines: changed })
  const add = ({ id, name }: Omit<TypedLine, 'quantity'>) => {
    setAdded(id)
    if (!lines.some((line) => line.id === id)) set([...lines, { id, name, quantity: 1 }])
  }
  return (
    <Block title={words.title} hint={words.keys}>
      {lines.length === 0 && <Quiet>{words.none}</Quiet>}
      {lines.map((line) => (
        <LineRow
          key={line.id}
          line={line}
          price={price?.lines.find(({ idDeclination }) => idDeclination === line.id) ?? null}
          isAdded={added === line.id}
          onChange={(quantity) => set(lines.map((one) => (one.id === line.id ? { ...one, quantity } : one)))}
          onRemove={() => {
            set(lines.filter(({ id }) => id !== line.id))
            search.current?.focus()
          }}
          onDone={() => {
            setAdded(null)
            search.current?.focus()
          }}
        />
      ))}
      <Box sx={{ mt: 2 }}>
        <DeclinationSearch label={words.search} inputRef={search} onChoose={add} />
      </Box>
    </Block>
  )
}

interface LineRowProps {
  line: TypedLine
  price: EntryPrice['lines'][number] | null
  /** Just chosen: its quantity is typed next. */
  isAdded: boolean
  onChange: (quantity: number) => void
  onRemove: () => void
  onDone: () => void
}

function LineRow({ line: { name, quantity }, price, isAdded, onChange, onRemove, onDone }: LineRowProps) {
  const words = useEntryWords().lines
  const locale = useSpokenLocale()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isAdded) input.current?.select()
  }, [isAdded])
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onDone()
  }
  const facts = { n: price?.available ?? 0 }
  const problem = price?.obstacle ? fill(words.obstacles[price.obstacle], facts) : null
  const stock = price && price.available !== null ? fill(words.available, facts) : ''
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 84px auto', alignItems: 'center', columnGap: 1, py: 0.75 }}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
        <Box sx={PRICE}>
          {price &&
            [`${formatPrice(price.unitPrice, locale)} × ${quantity} = ${formatPrice(price.total, locale)}`, stock]
              .filter(Boolean)
              .join(' · ')}
        </Box>
        {problem && (
          <Box role="alert" sx={{ color: 'error.main', fontSize: '0.8125rem' }}>
            {problem}
          </Box>
        )}
      </Box>
      <TextField
        type="number"
        inputRef={input}
        value={quantity || ''}
        error={problem !== null}
        onKeyDown={leave}
        onChange={({ target }) => onChange(Math.min(MOST, Math.max(0, Math.trunc(Number(target.value)))))}
        slotProps={{ htmlInput: { min: 1, max: MOST, 'aria-label': fill(words.quantityOf, { name }) } }}
      />
      <IconButton aria-label={fill(words.removeOf, { name })} onClick={onRemove}>
        <DeleteOutline fontSize="small" />
      </IconButton>
    </Box>
  )
}
