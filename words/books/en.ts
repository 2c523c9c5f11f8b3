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
    DELIVERY: 'Into the cellar',
    SAMPLE: 'Sample',
    COUNT: 'Stock count',
    PAYMENT: 'Payment received',
    REFUND: 'Refund',
    CARD_ISSUED: 'Gift card issued',
    CARD_USED: 'Gift card used',
    CARD_RETURNED: 'Returned to gift card',
    CARD_CANCELLED: 'Gift card cancelled',
  },
}
