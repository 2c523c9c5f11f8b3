import { caption, drawPapers, type PaperDrawing, parties, ruled, tableHead, whole } from './draw-paper.ts'
import type { Block } from './layout/flow-pages.ts'
import { box, type Piece, type Style, type TextStyle, words } from './layout/pieces.ts'
import type { PackingRow, PackingSlip } from './packing-slip.ts'

const QUANTITY: Style = { width: 70 }
/** To be ticked when it lies in the parcel. */
const TICK: Style = { width: 10, height: 10, marginTop: 1.5 }

export function drawPackingSlips(slips: readonly PackingSlip[], logo: Uint8Array | null): Buffer {
  return drawPapers(slips, {
    logo,
    content: (drawing) => [
      whole(parties({ shown: drawing.parties, colour: drawing.look.accent })),
      table(drawing),
      whole(words({ text: drawing.count, style: { marginTop: 8, marginBottom: 18, fontWeight: 500 } })),
      ...(drawing.message === null ? [] : [whole(message(drawing, drawing.message))]),
    ],
  })
}

function table({ columns, rows, look }: PaperDrawing<PackingSlip>): Block {
  const label = (text: string, style: TextStyle) => caption({ label: text, colour: look.accent, style })
  return {
    kind: 'table',
    head: box(tableHead(look.accent), label(columns.quantity, QUANTITY), label(columns.name, {})),
    rows: rows.map((row) => line(row, look)),
    marginBottom: 0,
  }
}

function line({ quantity, name, details }: PackingRow, look: PackingSlip['look']): Piece {
  const style: Style = { flexDirection: 'row', ...ruled(look.tint) }
  const told = details.map((text) => words({ text, style: { fontSize: 9 } }))
  return box(
    style,
    words({ text: quantity, style: { ...QUANTITY, fontSize: 11, fontWeight: 600 } }),
    box(
      { flexGrow: 1, flexBasis: 0, paddingRight: 12 },
      words({ text: name, style: { fontWeight: 500, fontSize: 10.5 } }),
      ...told,
    ),
    box({ ...TICK, border: { width: 0.8, colour: look.ink } }),
  )
}

function message({ look }: PaperDrawing<PackingSlip>, { label, text }: NonNullable<PackingSlip['message']>): Piece {
  return box(
    { padding: 14, backgroundColor: look.tint },
    caption({ label, colour: look.accent, style: { marginBottom: 4 } }),
    words({ text, style: { fontSize: 10, lineHeight: 1.5 } }),
  )
}
