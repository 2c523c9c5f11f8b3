import { View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { caption, drawPaper, type PaperDrawing, parties, ruled, tableHead } from './draw-paper.ts'
import type { PackingRow, PackingSlip } from './packing-slip.ts'
import { box, type Style, words } from './sheet-pieces.ts'

const QUANTITY: Style = { width: 70 }
/** To be ticked when it lies in the parcel. */
const TICK: Style = { width: 10, height: 10, borderWidth: 0.8, borderStyle: 'solid', marginTop: 1.5 }

export function drawPackingSlip(slip: PackingSlip, logo: Uint8Array | null): Promise<Buffer> {
  return drawPaper(slip, {
    logo,
    content: (drawing) => [
      parties({ shown: slip.parties, colour: drawing.look.accent }),
      table(drawing),
      ...(slip.message === null ? [] : [message(drawing, slip.message)]),
    ],
  })
}

function table({ columns, rows, count, look }: PaperDrawing<PackingSlip>): ReactElement {
  const label = (text: string, style: Style) => caption({ label: text, colour: look.accent, style })
  return box(
    { marginBottom: 18 },
    h(View, { fixed: true, style: tableHead(look.accent) }, label(columns.quantity, QUANTITY), label(columns.name, {})),
    ...rows.map((row) => line(row, look)),
    words({ text: count, style: { marginTop: 8, fontWeight: 500 } }),
  )
}

function line({ quantity, name, details }: PackingRow, look: PackingSlip['look']): ReactElement {
  const style: Style = { flexDirection: 'row', ...ruled(look.tint) }
  const told = details.map((text) => words({ text, style: { fontSize: 9 } }))
  return h(
    View,
    { wrap: false, style },
    words({ text: quantity, style: { ...QUANTITY, fontSize: 11, fontWeight: 600 } }),
    box(
      { flexGrow: 1, flexBasis: 0, paddingRight: 12 },
      words({ text: name, style: { fontWeight: 500, fontSize: 10.5 } }),
      ...told,
    ),
    box({ ...TICK, borderColor: look.ink }),
  )
}

function message(
  { look }: PaperDrawing<PackingSlip>,
  { label, text }: NonNullable<PackingSlip['message']>,
): ReactElement {
  return h(
    View,
    { wrap: false, style: { padding: 14, backgroundColor: look.tint } },
    caption({ label, colour: look.accent, style: { marginBottom: 4 } }),
    words({ text, style: { fontSize: 10, lineHeight: 1.5 } }),
  )
}
