import type { BookWords } from './fr.ts'

export const en: BookWords = {
  journal: 'journal',
  columns: ['Date', 'Book', 'Movement', 'About', 'Order', 'Pieces', 'Amount (€)'],
  books: { STOCK: 'Stock', MONEY: 'Money' },
  kinds: {
    OPENING: 'Opening stock',
    SALE: 'Sale',
    RETURN: 'Put back on the shelf',
    CORRECTION: 'Correction',
    BREAKAGE: 'Breakage',
    ASSEMBLY: 'Boxes put together',
    PAYMENT: 'Payment received',
    REFUND: 'Refund',
  },
}
