import { parisDay } from '#rules/basics/paris-time.ts'
import type { Entry, EntryKind, EntryLine, Journal } from './entries.ts'
import { accountNumber, type LedgerAccount } from './ledger-accounts.ts'

/** The columns of the file of accounting entries, by name and in order (livre des procédures fiscales, A47 A-1). */
export const FEC_COLUMNS = [
  'JournalCode',
  'JournalLib',
  'EcritureNum',
  'EcritureDate',
  'CompteNum',
  'CompteLib',
  'CompAuxNum',
  'CompAuxLib',
  'PieceRef',
  'PieceDate',
  'EcritureLib',
  'Debit',
  'Credit',
  'EcritureLet',
  'DateLet',
  'ValidDate',
  'Montantdevise',
  'Idevise',
] as const

const JOURNAL_CODES: Readonly<Record<Journal, string>> = { SALES: 'VE', TAKINGS: 'CB', BANK: 'BQ', VOUCHERS: 'OD' }

/** How things are called in the file. */
export interface LedgerNames {
  journals: Readonly<Record<Journal, string>>
  entries: Readonly<Record<EntryKind, string>>
  account: (account: LedgerAccount) => string
}

/** What parts columns and lines, and spaces of fine typography. Few cells have any: to look is quicker than to write anew. */
const UNFIT = /[^\S ]|\|| {2}/

export const FEC_HEAD = fecLine(FEC_COLUMNS)

/** `123456789FEC20261231.txt`: whose it is, and the last day that it tells of. */
export function fecFilename(siren: string | null, until: string): string {
  return `${siren ?? '000000000'}FEC${until.replaceAll('-', '')}.txt`
}

/** The first nine digits of a SIRET name the company. */
export function sirenOf(siret: string | null): string | null {
  const digits = (siret ?? '').replace(/\D/g, '')
  return digits.length === 14 || digits.length === 9 ? digits.slice(0, 9) : null
}

interface FecOptions {
  /** The entry's place in the file, from 1. */
  number: number
  names: LedgerNames
}

/** The lines of an entry. They are never changed once told, so that they count as validated on their day. */
export function fecLines(entry: Entry, { number, names }: FecOptions): string {
  // Once for all lines: to say which day it is in Paris takes longer than all the rest.
  const day = fecDay(entry.at)
  const pieceDay = entry.pieceAt.getTime() === entry.at.getTime() ? day : fecDay(entry.pieceAt)
  return entry.lines.map((line) => fecLine(fecCells({ entry, line, number, names, day, pieceDay }))).join('')
}

interface CellOptions extends FecOptions {
  entry: Entry
  line: EntryLine
  day: string
  pieceDay: string
}

function fecCells({ entry, line, number, names, day, pieceDay }: CellOptions): string[] {
  const { account, debit, credit } = line
  const cells: Record<(typeof FEC_COLUMNS)[number], string> = {
    JournalCode: JOURNAL_CODES[entry.journal],
    JournalLib: names.journals[entry.journal],
    EcritureNum: String(number),
    EcritureDate: day,
    CompteNum: accountNumber(account),
    CompteLib: names.account(account),
    CompAuxNum: '',
    CompAuxLib: '',
    PieceRef: entry.piece,
    PieceDate: pieceDay,
    EcritureLib: entryTitle(entry, names),
    Debit: decimalComma(debit),
    Credit: decimalComma(credit),
    EcritureLet: '',
    DateLet: '',
    ValidDate: day,
    Montantdevise: '',
    Idevise: '',
  }
  return FEC_COLUMNS.map((column) => cells[column])
}

/** `Facture F2026-000123 Jeanne Lebrun` */
function entryTitle({ kind, piece, customer }: Entry, { entries }: Pick<LedgerNames, 'entries'>): string {
  return `${entries[kind]} ${piece} ${customer}`.trim()
}

/** `12,50` */
export function decimalComma(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',')
}

function fecDay(at: Date): string {
  return parisDay(at).replaceAll('-', '')
}

/** What parts columns and lines cannot stand within one; spaces of fine typography are plain ones. */
function fecLine(cells: readonly string[]): string {
  return `${cells.map((cell) => (UNFIT.test(cell) ? cell.replace(/[\s|]+/g, ' ') : cell)).join('\t')}\r\n`
}
