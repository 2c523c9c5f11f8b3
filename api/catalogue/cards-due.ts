import type { DueHandler } from '#api/background/due-handler.ts'
import type { ProductCard } from '#db/queries/catalogue/card-shapes.ts'
import { type CardPlace, keepToldCards, takeUntoldCards, type UntoldCard } from '#db/queries/catalogue/told-cards.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { Locale } from '#words/basics/locales.ts'
import { shownBy } from './card-shop.ts'
import { PROGRAM } from './program.ts'
import { tellCard } from './told-card.ts'

/** Some milliseconds of work: visitors have their turn in between, and whoever edits the catalogue hardly waits. */
const PIECE = 50
const BEFORE_ALL: CardPlace = { locale: '', product_id: 0 }

/** Writes out what lists tell of products that have changed, so that nobody who asks for a list waits for it. */
export const handleCards: DueHandler = async ({ transact, goOn }) => {
  if (PROGRAM === null) return
  const program = PROGRAM
  let place: CardPlace | undefined = BEFORE_ALL
  while (place) {
    const after: CardPlace = place
    place = await transact((db) => tellPiece(db, { program, after }))
    if (place) await goOn()
  }
}

/** Answers with the last of them, if there may be more. */
async function tellPiece(
  db: SiteDb,
  { program, after }: { program: string; after: CardPlace },
): Promise<CardPlace | undefined> {
  const cards = await takeUntoldCards(db, { program, after, limit: PIECE })
  if (cards.length === 0) return undefined
  await keepToldCards(
    db,
    cards.map(({ card, ...row }) => ({ ...row, program, told: toldOf(card, row) })),
  )
  return cards.length < PIECE ? undefined : cards.at(-1)
}

function toldOf(card: string, row: Omit<UntoldCard, 'card'>): string | null {
  return tellCard(JSON.parse(card) as ProductCard, shownBy(row, row.locale as Locale))
}
