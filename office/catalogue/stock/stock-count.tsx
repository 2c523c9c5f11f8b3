import { Box } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { countStock } from '#contract/catalogue/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { PageHead } from '#office/shell/frame/PageHead.tsx'
import { useWords } from '#office/shell/locale.ts'
import { useMayChange } from '#office/shell/me.ts'
import type { Pages } from '#office/shell/pages.ts'
import { useScreenWords, useThingWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { BookBar } from './BookBar.tsx'
import { Finder } from './Finder.tsx'
import { StockLines } from './StockLines.tsx'
import { useBooking } from './use-booking.ts'
import { type Line, useLines } from './use-lines.ts'

export const stockCountPages: Pages = { list: StockCount }

/** Counting in the cellar: find a wine, type how many there are, see the difference, book all at once. */
function StockCount() {
  const words = useScreenWords().catalogue.stock
  const { title } = useThingWords('stockCount')
  const { readOnly } = useWords().form
  const mayChange = useMayChange('stock')
  const lines = useLines()
  const provider = useDataProvider()
  const { book, isBusy } = useBooking()
  const [note, setNote] = useState('')
  const counted = lines.lines.filter(({ typed }) => typed !== '')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (counted.length === 0) return
    lines.set(counted)
    const counts = counted.map(({ row, typed }) => ({
      declinationId: Number(row.id),
      seen: Number(row.quantity),
      counted: Number(typed),
    }))
    const problems = await book({
      asking: ask(countStock, { body: { note, counts } }),
      lines: { ...lines, lines: counted },
      list: 'counts',
      told: ({ moved, unchanged }) => fill(words.countBooked, { n: moved.length, same: unchanged }),
    })
    // Whoever was overtaken by a sale sees what is there now, and decides anew.
    for (const at of problems?.keys() ?? []) {
      const row = counted[at]?.row
      if (!row) continue
      const { data } = await provider.getOne('stock', { id: row.id })
      lines.change(row.id, { row: { ...row, quantity: data.quantity, version: data.version } })
    }
    if (problems === null) setNote('')
  }
  if (!mayChange) return <PageHead title={title} note={readOnly} />
  return (
    <Box component="form" noValidate onSubmit={submit}>
      <PageHead title={title} />
      <Finder filter={{ tracksStock: true }} onFound={lines.add} />
      <StockLines lines={lines} label={words.counted} note={(line) => <Difference line={line} />} />
      <BookBar count={counted.length} isBusy={isBusy} note={note} onNote={setNote} act={words.bookCount} />
      <Box sx={{ mt: 2, maxWidth: 640, color: 'text.secondary', fontSize: '0.8125rem' }}>{words.countHint}</Box>
    </Box>
  )
}

/** What the books say, and how far from it the count is. */
function Difference({ line: { row, typed } }: { line: Line }) {
  const words = useScreenWords().catalogue.stock
  const difference = Number(typed) - Number(row.quantity)
  const told = difference > 0 ? `+${difference}` : `−${-difference}`
  return (
    <>
      {fill(words.inBook, { n: row.quantity })}
      {typed !== '' && (
        <Box component="span" sx={{ ml: 1, fontWeight: 600, color: difference === 0 ? 'success.main' : 'error.main' }}>
          {difference === 0 ? words.same : fill(words.difference, { n: told })}
        </Box>
      )}
    </>
  )
}
