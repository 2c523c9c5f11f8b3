import { Box, Button, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { assembleBoxes } from '#contract/catalogue/routes.ts'
import { declinationName } from '#office/catalogue/names.ts'
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
import { useLines } from './use-lines.ts'

export const boxAssemblyPages: Pages = { list: BoxAssembly }

/** Bottles become boxes: so many come, each of their parts go. */
function BoxAssembly() {
  const words = useScreenWords().catalogue.stock
  const { title } = useThingWords('boxAssembly')
  const { readOnly } = useWords().form
  const mayChange = useMayChange('stock')
  const [box, setBox] = useState<RaRecord | null>(null)
  if (!mayChange) return <PageHead title={title} note={readOnly} />
  return (
    <>
      <PageHead title={title} />
      {box === null && <Finder filter={{ tracksStock: true, type: 'BOX' }} label={words.box} onFound={setBox} />}
      {box && <Assembly key={box.id} box={box} onOther={() => setBox(null)} />}
      <Box sx={{ mt: 2, maxWidth: 640, color: 'text.secondary', fontSize: '0.8125rem' }}>{words.boxHint}</Box>
    </>
  )
}

function Assembly({ box, onOther }: { box: RaRecord; onOther: () => void }) {
  const words = useScreenWords().catalogue.stock
  const parts = useLines('1')
  const { book, isBusy } = useBooking()
  const [boxes, setBoxes] = useState('1')
  const [note, setNote] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (parts.lines.length === 0) return
    const lines = parts.lines.map(({ row, typed }) => ({ declinationId: Number(row.id), quantity: Number(typed) }))
    const body = { declinationId: Number(box.id), quantity: Number(boxes), parts: lines, note }
    const asking = ask(assembleBoxes, { body })
    const problems = await book({ asking, lines: parts, list: 'parts', told: () => words.assembled })
    if (problems === null) onOther()
  }
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ maxWidth: 640 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
        <Box sx={{ flex: 1, fontWeight: 600 }}>
          {declinationName(box)}
          <Box sx={{ fontWeight: 400, color: 'text.secondary' }}>{fill(words.inBook, { n: box.quantity })}</Box>
        </Box>
        <Button color="secondary" onClick={onOther}>
          {words.chooseBox}
        </Button>
        <TextField
          type="number"
          label={words.boxes}
          helperText={words.boxesHint}
          value={boxes}
          onChange={({ target }) => setBoxes(target.value)}
          slotProps={{ htmlInput: { step: 1, inputMode: 'numeric' } }}
        />
      </Box>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {words.parts}
      </Typography>
      <Finder filter={{ tracksStock: true }} onFound={parts.add} />
      <StockLines
        lines={parts}
        label={words.perBox}
        note={({ row, typed }) => fill(words.needed, { n: Number(typed) * Number(boxes), free: row.available ?? '–' })}
      />
      <BookBar count={parts.lines.length} isBusy={isBusy} note={note} onNote={setNote} act={words.assemble} />
    </Box>
  )
}
