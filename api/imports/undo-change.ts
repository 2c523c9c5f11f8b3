import { declinationResource } from '#api/catalogue/declination-resource.ts'
import { moveStocks, takenTooFar } from '#api/catalogue/move-stocks.ts'
import { productResource } from '#api/catalogue/product-resource.ts'
import type { OfferedResource, SavingParts } from '#api/office/resource.ts'
import { saveRecord } from '#api/office/save-record.ts'
import { orFault } from '#api/office/store-faults.ts'
import type { ImportReason } from '#contract/imports/closed-sets.ts'
import { deleteAddress } from '#db/queries/accounts/addresses.ts'
import { isDeclinationKept, isProductKept } from '#db/queries/catalogue/kept-goods.ts'
import { lockStocks } from '#db/queries/catalogue/stock-books.ts'
import type { ImportChangeRow } from '#db/queries/imports/import-changes.ts'
import {
  deleteCustomer,
  endImportedSubscription,
  type FoundCustomer,
  fillCustomer,
  findCustomer,
  isCustomerUsed,
} from '#db/queries/imports/imported-customers.ts'
import { deletePastOrder } from '#db/queries/imports/past-orders.ts'
import { lockRecords, type StoredRecord } from '#db/resources/read-record.ts'
import { removeRecord } from '#db/resources/write-record.ts'
import type { ImportedThing } from '#db/schema/imports.ts'
import type { SiteDb } from '#db/site-db.ts'
import { doneOrBack } from './attempt.ts'
import { isSame } from './changed-fields.ts'

type UndoParts = SavingParts & { filename: string }

/** Why something could not be given back as it was; null where it was. */
type Undone = ImportReason | null

/** Each thing by how it is taken back; none of them takes away what somebody has bought or done since. */
const UNDO: Readonly<Record<ImportedThing, (parts: UndoParts, change: ImportChangeRow) => Promise<Undone>>> = {
  product: undoProduct,
  declination: undoBottle,
  stock: undoStock,
  customer: undoCustomer,
  async address({ db }, { thing_id, after }) {
    await deleteAddress(db, { id: thing_id, userId: Number(after.userId) })
    return null
  },
  async subscription({ db, now }, { thing_id }) {
    await endImportedSubscription(db, { id: thing_id, now })
    return null
  },
  async 'past-order'({ db }, { thing_id }) {
    await deletePastOrder(db, thing_id)
    return null
  },
}

export function undoChange(parts: UndoParts, change: ImportChangeRow): Promise<Undone> {
  return UNDO[change.thing](parts, change)
}

async function undoProduct(parts: UndoParts, change: ImportChangeRow): Promise<Undone> {
  const [present] = await lockRecords(parts.db, { store: productResource.store, ids: [change.thing_id] })
  if (!present) return null
  if (change.before) return giveBack(parts, { resource: productResource, present, change })
  if (Number(present.facts.declinations) > 0)
    return hide(parts, { resource: productResource, present, why: 'used-since' })
  const isKept = await isProductKept(parts.db, present.id)
  return isKept
    ? hide(parts, { resource: productResource, present, why: 'sold-since' })
    : remove(parts, { resource: productResource, present })
}

async function undoBottle(parts: UndoParts, change: ImportChangeRow): Promise<Undone> {
  const [present] = await lockRecords(parts.db, { store: declinationResource.store, ids: [change.thing_id] })
  if (!present) return null
  if (change.before) return giveBack(parts, { resource: declinationResource, present, change })
  const isKept = await isDeclinationKept(parts.db, present.id)
  return isKept
    ? hide(parts, { resource: declinationResource, present, why: 'sold-since' })
    : remove(parts, { resource: declinationResource, present })
}

interface Present {
  resource: OfferedResource
  present: StoredRecord
}

/** What is still as the import has left it becomes what it was; what somebody has changed since stays theirs. */
async function giveBack(
  parts: UndoParts,
  { resource, present, change: { before, after } }: Present & { change: ImportChangeRow },
): Promise<Undone> {
  const names = Object.keys(before ?? {})
  const own = names.filter((name) => isSame(present.fields[name], after[name]))
  if (own.length > 0) {
    const given = Object.fromEntries(own.map((name) => [name, before?.[name]]))
    const fault = await doneOrBack(parts.db, async () => {
      const saved = await saveRecord(resource, { before: present, given, parts })
      return 'after' in saved ? null : saved
    })
    if (fault) return 'used-since'
  }
  return own.length < names.length ? 'changed-since' : null
}

async function hide(parts: UndoParts, { resource, present, why }: Present & { why: ImportReason }): Promise<Undone> {
  if (present.fields.isValid === true) await saveRecord(resource, { before: present, given: { isValid: false }, parts })
  return why
}

/** What something else needs, though nobody has bought it, stays and is hidden. */
async function remove(parts: UndoParts, { resource, present }: Present): Promise<Undone> {
  const { db } = parts
  const fault = await doneOrBack(db, () =>
    orFault(resource.store, async () => {
      await removeRecord(db, { store: resource.store, id: present.id })
      return null
    }),
  )
  return fault ? hide(parts, { resource, present, why: 'used-since' }) : null
}

/** By a movement the other way; what was sold meanwhile cannot leave a second time. */
async function undoStock(parts: UndoParts, { thing_id, after }: ImportChangeRow): Promise<Undone> {
  const [stock] = await lockStocks(parts.db, [thing_id])
  if (!stock) return null
  const change = -Number(after.change)
  if (stock.isUncounted) return 'changed-since'
  if (takenTooFar([{ stock, change }]).size > 0) return 'sold-since'
  await moveStocks(parts, { wanted: [{ stock, change }], reason: 'CORRECTION', note: parts.filename.slice(0, 300) })
  return null
}

async function undoCustomer({ db }: UndoParts, { thing_id, before, after }: ImportChangeRow): Promise<Undone> {
  const present = await findCustomer(db, thing_id)
  if (!present) return null
  if (before) return emptyAgain(db, { present, before, after })
  if (await isCustomerUsed(db, thing_id)) return 'used-since'
  await deleteCustomer(db, thing_id)
  return null
}

interface Filled {
  present: FoundCustomer
  before: Record<string, unknown>
  after: Record<string, unknown>
}

async function emptyAgain(db: SiteDb, { present, before, after }: Filled): Promise<Undone> {
  const names = (['firstname', 'lastname', 'phone'] as const).filter((name) => name in before)
  const own = names.filter((name) => present[name] === after[name])
  const set = Object.fromEntries(own.map((name) => [name, before[name]]))
  if (own.length > 0) await fillCustomer(db, { id: present.id, set })
  return own.length < names.length ? 'changed-since' : null
}
