import { expect, test } from 'vitest'
import { sheetLook } from '#rules/catalogue/technical-sheet.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { drawGiftCard } from './draw-gift-card.ts'
import type { GiftCardPaper } from './gift-card-paper.ts'

const CARD: GiftCardPaper = {
  look: sheetLook(parameterValues([]), []),
  logo: null,
  lang: 'fr-FR',
  issuedAt: '2026-11-15T10:05:00.000Z',
  title: 'Carte cadeau de Domaine d’Essai',
  kind: 'Carte cadeau',
  estate: 'Domaine d’Essai',
  amount: '50,00\u00a0€',
  names: ['Pour Paul', 'De la part de Marie Dupont'],
  message: 'Joyeux anniversaire, Paul.',
  code: { label: 'Code de la carte', text: '4F7K-0123-ABCD-WXYZ-M' },
  notes: ['Valable jusqu’au 15 novembre 2028, en une ou plusieurs fois.'],
}
/** The first drawing reads the typefaces. */
const SLOW = 30_000

test(
  'a card tells its amount, for whom it is and its code, which can be copied',
  async () => {
    const { text, pages } = readPdf(await drawGiftCard(CARD, null))
    for (const told of ['50,00', 'Pour Paul', 'Joyeux anniversaire', '4F7K-0123-ABCD-WXYZ-M', '15 novembre 2028'])
      expect(text).toContain(told)
    expect(pages).toBe(1)
  },
  SLOW,
)

test(
  'however long its message is, a card is one page',
  async () => {
    const message = Array.from({ length: 60 }, (_, at) => `vers ${at}`).join('\n')
    const names = ['Pour '.padEnd(80, 'Wilhelmine '), 'De la part de '.padEnd(160, 'Bartholomäus ')]
    const { text, pages } = readPdf(await drawGiftCard({ ...CARD, message, names }, null))
    expect(text).toContain('4F7K-0123-ABCD-WXYZ-M')
    // What is cut off pushes nothing over the edge; the mail tells it whole.
    expect(text).toContain('vers 3')
    expect(text).not.toContain('vers 8')
    expect(pages).toBe(1)
  },
  SLOW,
)
