import { z } from 'zod'
import { Email } from '#contract/accounts/accounts.ts'
import { OneLine } from '#contract/basics/shapes.ts'
import { addUser } from '#db/queries/accounts/users.ts'
import { type FoundCustomer, fillCustomer, findCustomersByEmail } from '#db/queries/imports/imported-customers.ts'
import { readPhone } from '#providers/phone-numbers/phone-number.ts'
import { type CustomerLine, readCustomerLine } from '#rules/imports/customer-line.ts'
import { localeFromLang } from '#words/basics/locales.ts'
import { addImportedAddress } from './add-imported-address.ts'
import { addImportedConsent } from './add-imported-consent.ts'
import { type FieldNames, lineProblems, readShape } from './field-problems.ts'
import type { ImportedLine, ImportParts } from './import-parts.ts'

const Customer = z.object({ email: Email, firstname: OneLine(80), lastname: OneLine(80) })
const NAMES: FieldNames = { email: 'email', firstname: 'firstname', lastname: 'lastname' }

/** Whoever is there already keeps what they have: only what is empty is filled. */
export async function importCustomers(parts: ImportParts, lines: readonly ImportedLine[]): Promise<void> {
  const { book } = parts
  for (const { position, cells, fault } of lines) {
    if (fault) book.refuseUnread(position, fault)
    if (fault) continue
    const { line, problems, warnings } = readCustomerLine(cells)
    const shaped = readShape(Customer, line)
    const wrong = [...problems, ...('problems' in shaped ? lineProblems(shaped.problems, NAMES) : [])]
    if ('problems' in shaped || wrong.length > 0) {
      book.refuse(position, wrong)
      continue
    }
    book.tell(position, { kind: 'WARNING', problems: warnings })
    await saveCustomer(parts, { position, line: { ...line, ...shaped.read } })
  }
}

interface LineOf {
  position: number
  line: CustomerLine
}

async function saveCustomer(parts: ImportParts, { position, line }: LineOf): Promise<void> {
  const { db, book } = parts
  const phone = phoneOf(parts, { position, line })
  const [present] = await findCustomersByEmail(db, [line.email])
  // Whoever works here is no customer, and nothing of a file is theirs.
  if (present && present.role !== 'CUSTOMER') {
    book.tell(position, { kind: 'WARNING', problems: [{ field: 'email', problem: { problem: 'customer-known' } }] })
    book.take(position, 'SAME')
    return
  }
  const id = present
    ? await fillEmpty(parts, { position, line: { ...line, phone: phone ?? '' }, present })
    : await addCustomer(parts, { position, line, phone })
  await addImportedAddress(parts, { position, line, userId: id })
  await addImportedConsent(parts, { position, line })
}

function phoneOf({ book }: ImportParts, { position, line }: LineOf): string | null {
  if (line.phone === '') return null
  const read = readPhone(line.phone, { onlyMobile: false })
  if ('phone' in read) return read.phone
  book.tell(position, { kind: 'WARNING', problems: [{ field: 'phone', problem: { problem: 'phone-left-out' } }] })
  return null
}

async function addCustomer(
  parts: ImportParts,
  { position, line, phone }: LineOf & { phone: string | null },
): Promise<number> {
  const { db, book, now } = parts
  const { email, firstname, lastname } = line
  const locale = line.language === '' ? parts.locale : localeFromLang(line.language)
  const nothing = { password_hash: null, birthdate: null, terms_accepted_at: null, last_login_at: null }
  const unproven = { email_confirmed_at: null, birthdate_locked_at: null, second_factor_at: null }
  const person = { email, firstname, lastname, phone, locale, role: 'CUSTOMER' as const, created_at: now }
  const made = await addUser(db, { ...person, ...nothing, ...unproven })
  if (!made) throw new Error('An account came into being under its own lock')
  book.note({ position, thing: 'customer', id: made.id, before: null, after: {} })
  book.take(position, 'ADDED')
  return made.id
}

async function fillEmpty(
  { db, book }: ImportParts,
  { position, line, present }: LineOf & { present: FoundCustomer },
): Promise<number> {
  const names = (['firstname', 'lastname', 'phone'] as const).filter((name) => !present[name] && line[name] !== '')
  book.take(position, names.length > 0 ? 'CHANGED' : 'SAME')
  if (names.length === 0) return present.id
  const set = Object.fromEntries(names.map((name) => [name, line[name]]))
  const before = Object.fromEntries(names.map((name) => [name, present[name]]))
  await fillCustomer(db, { id: present.id, set })
  book.note({ position, thing: 'customer', id: present.id, before, after: set })
  return present.id
}
