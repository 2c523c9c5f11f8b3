import { expect, test } from 'vitest'
import { cents } from '#rules/basics/money.ts'
import type { Entry } from './entries.ts'
import { decimalComma, FEC_HEAD, fecFilename, fecLines, type LedgerNames, sirenOf } from './fec.ts'

const NAMES: LedgerNames = {
  journals: { SALES: 'Ventes', TAKINGS: 'Encaissements', BANK: 'Banque', VOUCHERS: 'Cartes' },
  entries: {
    INVOICE: 'Facture',
    CREDIT_NOTE: 'Avoir',
    PAYMENT: 'Paiement',
    REFUND: 'Remboursement',
    CARD_USED: 'Carte',
    CARD_RETURNED: 'Rendu',
  },
  account: ({ kind }) => `${kind}\u00a020\u202f%`,
}
const ENTRY: Entry = {
  journal: 'SALES',
  kind: 'INVOICE',
  at: new Date('2026-12-31T23:30:00Z'),
  piece: 'F2027-000001',
  pieceAt: new Date('2026-12-31T23:30:00Z'),
  customer: 'Le\tBrun | Fils\r\n',
  lines: [
    { account: { kind: 'CUSTOMERS', rate: null }, debit: cents(123_456), credit: cents(0) },
    { account: { kind: 'WINE', rate: 20 }, debit: cents(0), credit: cents(123_456) },
  ],
}

test('eighteen columns, by the names and in the order of the law', () => {
  expect(FEC_HEAD).toBe(
    'JournalCode\tJournalLib\tEcritureNum\tEcritureDate\tCompteNum\tCompteLib\tCompAuxNum\tCompAuxLib\tPieceRef\tPieceDate\tEcritureLib\tDebit\tCredit\tEcritureLet\tDateLet\tValidDate\tMontantdevise\tIdevise\r\n',
  )
})

test('a line an account: days of Paris, commas, and nothing that would part a column', () => {
  const [first, second, end] = fecLines(ENTRY, { number: 12, names: NAMES }).split('\r\n')
  expect(first?.split('\t')).toEqual([
    'VE',
    'Ventes',
    '12',
    '20270101',
    '41100000',
    'CUSTOMERS 20 %',
    '',
    '',
    'F2027-000001',
    '20270101',
    'Facture F2027-000001 Le Brun Fils',
    '1234,56',
    '0,00',
    '',
    '',
    '20270101',
    '',
    '',
  ])
  expect(second?.split('\t')).toHaveLength(18)
  expect(end).toBe('')
})

test('the file is called by the company and its last day', () => {
  expect(sirenOf('123 456 789 00012')).toBe('123456789')
  expect(sirenOf('123456789')).toBe('123456789')
  expect(sirenOf('12345')).toBeNull()
  expect(sirenOf(null)).toBeNull()
  expect(fecFilename('123456789', '2026-12-31')).toBe('123456789FEC20261231.txt')
  expect(fecFilename(null, '2026-12-31')).toBe('000000000FEC20261231.txt')
})

test('amounts have two decimals and a comma', () => {
  expect([5, 100, 123_450, 0].map(decimalComma)).toEqual(['0,05', '1,00', '1234,50', '0,00'])
})
