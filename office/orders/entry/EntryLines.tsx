import DeleteOutline from '@mui/icons-material/DeleteOutlined'
import { Autocomplete, Box, IconButton, TextField } from '@mui/material'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type RaRecord, useGetList } from 'react-admin'
import type { EntryPrice } from '#contract/checkout/entered-orders.ts'
import { useSpokenLocale, useWords } from '#office/shell/locale.ts'
import { Block, Quiet } from '#office/shell/panel/Block.tsx'
import { fill } from '#words/basics/fill.ts'
import { numberFormat } from '#words/basics/formats.ts'
import { formatPrice } from '#words/basics/prices.ts'
import type { TypedLine } from './entry-form.ts'
import type { EntryPart } from './entry-part.ts'
import { useEntryWords } from './use-entry-words.ts'

const MOST = 9_999

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
        <WineSearch inputRef={search} onChoose={add} />
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
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
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

const FEW = 12

interface WineSearchProps {
  inputRef: RefObject<HTMLInputElement | null>
  onChoose: (wine: Omit<TypedLine, 'quantity'>) => void
}

function WineSearch({ inputRef, onChoose }: WineSearchProps) {
  const words = useEntryWords().lines
  const { search } = useWords()
  const locale = useSpokenLocale()
  const [text, setText] = useState('')
  const { data = [], isFetching } = useGetList('declinations', {
    pagination: { page: 1, perPage: FEW },
    filter: { isValid: 'true', ...(text.trim() !== '' && { search: text.trim() }) },
  })
  const centilitres = (format: number) => `${numberFormat(locale, {}).format(format / 10)} cl`
  const nameOf = ({ name, year, format, reference }: RaRecord) =>
    [name, year, format && centilitres(format), reference].filter(Boolean).join(' · ')
  return (
    <Autocomplete
      options={data}
      value={null}
      inputValue={text}
      autoHighlight
      openOnFocus={false}
      filterOptions={(options) => options}
      getOptionLabel={nameOf}
      getOptionKey={({ id }) => id}
      onInputChange={(_, typed, reason) => reason !== 'reset' && setText(typed)}
      onChange={(_, chosen) => {
        if (chosen) onChoose({ id: Number(chosen.id), name: nameOf(chosen) })
        setText('')
      }}
      loading={isFetching}
      loadingText={search.searching}
      noOptionsText={search.none}
      renderInput={(props) => <TextField {...props} inputRef={inputRef} label={words.search} />}
    />
  )
}
