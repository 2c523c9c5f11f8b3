import { Box } from '@mui/material'
import { type FormEvent, useState } from 'react'
import type { BookedReason } from '#contract/catalogue/closed-sets.ts'
import { bookStock } from '#contract/catalogue/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { PageHead } from '#office/shell/frame/PageHead.tsx'
import { useWords } from '#office/shell/locale.ts'
import { useMayChange } from '#office/shell/me.ts'
import type { Pages } from '#office/shell/pages.ts'
import { useScreenWords, useThingWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { BookBar } from './BookBar.tsx'
import { Finder } from './Finder.tsx'
import { ReasonField } from './ReasonField.tsx'
import { StockLines } from './StockLines.tsx'
import { useBooking } from './use-booking.ts'
import { useLines } from './use-lines.ts'

export const stockBookingPages: Pages = { list: StockBooking }

/** A delivery, what broke, what was given to taste: several wines for one reason, booked together. */
function StockBooking() {
  const words = useScreenWords().catalogue.stock
  const { title } = useThingWords('stockBooking')
  const { readOnly } = useWords().form
  const mayChange = useMayChange('stock')
  const lines = useLines()
  const { book, isBusy } = useBooking()
  const [reason, setReason] = useState<BookedReason>('DELIVERY')
  const [note, setNote] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (lines.lines.length === 0) return
    const movements = lines.lines.map(({ row, typed }) => ({ declinationId: Number(row.id), quantity: Number(typed) }))
    const asking = ask(bookStock, { body: { reason, note, movements } })
    const problems = await book({ asking, lines, list: 'movements', told: () => words.booked })
    if (problems === null) setNote('')
  }
  if (!mayChange) return <PageHead title={title} note={readOnly} />
  return (
    <Box component="form" noValidate onSubmit={submit}>
      <PageHead title={title} />
      <Box sx={{ maxWidth: 320, mb: 2 }}>
        <ReasonField value={reason} onChange={setReason} />
      </Box>
      <Finder filter={{ tracksStock: true }} onFound={lines.add} />
      <StockLines lines={lines} label={words.quantity} note={({ row }) => fill(words.inBook, { n: row.quantity })} />
      <BookBar count={lines.lines.length} isBusy={isBusy} note={note} onNote={setNote} act={words.book} />
    </Box>
  )
}
