import { caption } from './draw-paper.ts'
import type { GiftCardPaper } from './gift-card-paper.ts'
import { writeDocument } from './layout/document.ts'
import { box, type Piece, picture, type Style, type TextStyle, words } from './layout/pieces.ts'
import { place } from './layout/place.ts'
import { pictureRatio } from './picture-ratio.ts'
import { sheetFonts } from './sheet-pieces.ts'

/** Half a sheet of A4, so that it can be folded into an envelope. */
const SIZE = { width: 595.28, height: 419.53 } as const
const EDGE = 26
const LOGO = { maxWidth: 200, height: 50 } as const
/** A long message goes on in the mail that the card comes with. */
const MOST_LINES = 6

type CardDrawing = GiftCardPaper & ReturnType<typeof sheetFonts> & { logoBytes: Uint8Array | null }

/** One page in the look of the house: who gives, how much, and the code in letters that can be read across a table. */
export function drawGiftCard(card: GiftCardPaper, logo: Uint8Array | null): Buffer {
  const { look, title, estate, lang, issuedAt } = card
  const drawing: CardDrawing = { ...card, ...sheetFonts(card), logoBytes: logo }
  const base: TextStyle = { fonts: drawing.textFonts, fontSize: 10, lineHeight: 1.45, color: look.ink }
  const frame: Style = {
    height: SIZE.height - 2 * EDGE,
    padding: 24,
    justifyContent: 'space-between',
    border: { width: 1, colour: look.accent },
  }
  const framed = place(box(frame, head(drawing), gift(drawing), foot(drawing)), { width: SIZE.width - 2 * EDGE, base })
  const facts = { title, author: estate, language: lang, date: new Date(issuedAt) }
  return writeDocument([[{ ...framed, x: EDGE, y: EDGE }]], { facts, size: SIZE })
}

function head(drawing: CardDrawing): Piece {
  const { kind, look } = drawing
  return box(
    { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-start' },
    mark(drawing),
    caption({ label: kind, colour: look.accent, style: { fontSize: 9, letterSpacing: 2, marginTop: 4 } }),
  )
}

/** The logo, or the estate’s name where there is none to draw. */
function mark({ logoBytes, estate, titleFonts, look }: CardDrawing): Piece {
  if (!logoBytes) {
    const name: TextStyle = { fonts: titleFonts, fontSize: 22, lineHeight: 1.15, color: look.heading, width: 340 }
    return words({ text: estate, style: name, maxLines: 2 })
  }
  const ratio = pictureRatio(logoBytes)
  const height = Math.min(LOGO.height, LOGO.maxWidth / ratio)
  return picture(logoBytes, { height, width: height * ratio })
}

function gift({ amount, names, message, titleFonts, look }: CardDrawing): Piece {
  const large: TextStyle = { fonts: titleFonts, fontSize: 44, lineHeight: 1.1, color: look.primary, marginBottom: 10 }
  const named: TextStyle = { fonts: titleFonts, fontSize: 15, lineHeight: 1.3, color: look.heading }
  return box(
    {},
    words({ text: amount, style: large }),
    ...names.map((text) => words({ text, style: named, maxLines: 1 })),
    ...(message === ''
      ? []
      : [words({ text: message, style: { marginTop: 8, fontStyle: 'italic' }, maxLines: MOST_LINES })]),
  )
}

function foot({ code, notes, look }: CardDrawing): Piece {
  const letters: TextStyle = { fontSize: 21, lineHeight: 1.3, fontWeight: 500, letterSpacing: 1.5, color: look.heading }
  return box(
    {},
    box(
      { backgroundColor: look.tint, paddingVertical: 10, paddingHorizontal: 16, marginTop: 10, marginBottom: 8 },
      caption({ label: code.label, colour: look.accent, style: { marginBottom: 2 } }),
      words({ text: code.text, style: letters }),
    ),
    ...notes.map((text) => words({ text, style: { fontSize: 8.5 } })),
  )
}
