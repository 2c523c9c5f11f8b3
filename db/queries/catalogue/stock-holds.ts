import { sql } from 'kysely'
import { type Given, prepared, type Slots } from '#db/prepared.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { StockClaim } from '#rules/catalogue/stock-claims.ts'

const columns = (claims: readonly StockClaim[]) => ({
  holders: claims.map(({ holder }) => holder),
  ids: claims.map(({ holderId }) => holderId),
  quantities: claims.map(({ quantity }) => quantity),
})

type OrderClaims = ReturnType<typeof columns> & { orderId: number }

/**
 * Holds stock for an order, all of it or none: false when someone else was quicker. Rows are locked by their ids first,
 * so that two orders for the same wines wait for each other instead of blocking each other for good.
 */
export async function reserveStock(
  db: SiteDb,
  { orderId, claims }: { orderId: number; claims: readonly StockClaim[] },
): Promise<boolean> {
  if (claims.length === 0) return true
  // Not waited for: what the caller sends next comes behind both.
  const [, [reserved]] = await Promise.all([
    lockHolders(db, claims),
    reservedStock(db, { ...columns(claims), orderId }),
  ])
  return reserved?.held === claims.length
}

const reservedStock = prepared(
  (_db, { orderId, holders, ids, quantities }: Slots<OrderClaims>) => sql<{ held: number }>`
    with claims as (
      select * from unnest(${holders}::text[], ${ids}::integer[], ${quantities}::integer[]) as claim (holder, holder_id, quantity)
    ), of_declinations as (
      update declinations set reserved = reserved + claims.quantity from claims
      where claims.holder = 'DECLINATION' and declinations.id = claims.holder_id
        and declinations.quantity - declinations.reserved >= claims.quantity
      returning 1
    ), of_products as (
      update products set reserved = reserved + claims.quantity from claims
      where claims.holder = 'PRODUCT' and products.id = claims.holder_id
        and products.quantity - products.reserved >= claims.quantity
      returning 1
    ), held as (
      insert into stock_reservations (order_id, holder, holder_id, quantity)
      select ${orderId}, holder, holder_id, quantity from claims
      on conflict (site_id, order_id, holder, holder_id) do update set state = 'HELD', quantity = excluded.quantity
    )
    select ((select count(*) from of_declinations) + (select count(*) from of_products))::integer as held
  `,
)

const lockRows = (table: 'declinations' | 'products') =>
  prepared((db, { ids }: Slots<{ ids: readonly number[] }>) =>
    db.selectFrom(table).select('id').where(sql<boolean>`id = any (${ids}::integer[])`).orderBy('id').forNoKeyUpdate(),
  )

const LOCKS = [
  ['DECLINATION', lockRows('declinations')],
  ['PRODUCT', lockRows('products')],
] as const

/**
 * Not the stronger lock: lines of other orders point at these rows, and would block whoever waits for them. All of them
 * are asked for before the first is answered, so that nothing which the caller sends meanwhile comes between two. One row
 * is locked like this as well: a statement that waits itself begins anew with what it waited for, and this one is small.
 */
export async function lockHolders(db: SiteDb, claims: readonly StockClaim[]): Promise<void> {
  await Promise.all(
    LOCKS.map(([holder, lock]) => {
      const ids = claims.filter((claim) => claim.holder === holder).map(({ holderId }) => holderId)
      return ids.length > 0 ? lock(db, { ids }) : null
    }),
  )
}

async function findReservations(db: SiteDb, orderId: number) {
  return db
    .selectFrom('stock_reservations')
    .select(['holder', 'holder_id as holderId', 'quantity', 'returned', 'state'])
    .where('order_id', '=', orderId)
    .orderBy('holder')
    .orderBy('holder_id')
    .execute()
}

export type Reservation = Awaited<ReturnType<typeof findReservations>>[number]

/** Tells the trigger that writes stock movements for whom it is: said by the rows that the updates wait for. */
const namesOrder = (orderId: Given<number>) => sql`set_config('app.stock_order', ${orderId}::text, true)`

/**
 * Takes what an order holds out of the cellar. False when somebody has counted the stock down below it, and then nothing
 * may be kept of this transaction's takings.
 */
export async function takeStock(
  db: SiteDb,
  { orderId, held }: { orderId: number; held: readonly Reservation[] },
): Promise<boolean> {
  const open = held.filter(({ state }) => state === 'HELD')
  if (open.length === 0) return true
  const [, [stock]] = await Promise.all([lockHolders(db, open), takenStock(db, { ...columns(open), orderId })])
  return stock?.taken === open.length
}

const takenStock = prepared(
  (_db, { orderId, holders, ids, quantities }: Slots<OrderClaims>) => sql<{ taken: number }>`
    with claims as materialized (
      select claim.*, ${namesOrder(orderId)}
      from unnest(${holders}::text[], ${ids}::integer[], ${quantities}::integer[]) as claim (holder, holder_id, quantity)
    ), of_declinations as (
      update declinations
      set quantity = declinations.quantity - claims.quantity,
        reserved = reserved - claims.quantity
      from claims
      where claims.holder = 'DECLINATION' and declinations.id = claims.holder_id
        and declinations.quantity >= claims.quantity
      returning 1
    ), of_products as (
      update products
      set quantity = products.quantity - claims.quantity,
        reserved = reserved - claims.quantity
      from claims
      where claims.holder = 'PRODUCT' and products.id = claims.holder_id
        and products.quantity >= claims.quantity
      returning 1
    ), marked as (
      update stock_reservations set state = 'TAKEN' where order_id = ${orderId} and state = 'HELD'
    )
    select ((select count(*) from of_declinations) + (select count(*) from of_products))::integer as taken
  `,
)

/** What an order holds while nobody has paid it. */
export async function findHeld(db: SiteDb, orderId: number): Promise<Reservation[]> {
  return (await findReservations(db, orderId)).filter(({ state }) => state === 'HELD')
}

/** Gives back what an order still holds. */
export async function releaseStock(db: SiteDb, orderId: number): Promise<void> {
  const held = await findHeld(db, orderId)
  await lockHolders(db, held)
  await sql`
    with freed as (
      update stock_reservations set state = 'GIVEN_BACK' where order_id = ${orderId} and state = 'HELD'
      returning holder, holder_id, quantity
    ), of_declinations as (
      update declinations set reserved = reserved - freed.quantity from freed
      where freed.holder = 'DECLINATION' and declinations.id = freed.holder_id
    )
    update products set reserved = reserved - freed.quantity from freed
    where freed.holder = 'PRODUCT' and products.id = freed.holder_id
  `.execute(db)
}

/** Of what an order took, all that is not back yet. */
export async function findTaken(db: SiteDb, orderId: number): Promise<StockClaim[]> {
  const taken = (await findReservations(db, orderId)).filter(({ state }) => state === 'TAKEN')
  return taken.flatMap(({ holder, holderId, quantity, returned }) =>
    quantity > returned ? [{ holder, holderId, quantity: quantity - returned }] : [],
  )
}

/** Puts so much of what an order took back on the shelf; more than it took is a fault that the table refuses. */
export async function returnStock(
  db: SiteDb,
  { orderId, claims }: { orderId: number; claims: readonly StockClaim[] },
): Promise<void> {
  if (claims.length === 0) return
  const { holders, ids, quantities } = columns(claims)
  await sql`select ${namesOrder(orderId)}`.execute(db)
  await lockHolders(db, claims)
  await sql`
    with claims as (
      select * from unnest(${holders}::text[], ${ids}::integer[], ${quantities}::integer[]) as claim (holder, holder_id, quantity)
    ), back as (
      update stock_reservations set returned = returned + claims.quantity from claims
      where stock_reservations.order_id = ${orderId} and stock_reservations.state = 'TAKEN'
        and stock_reservations.holder = claims.holder and stock_reservations.holder_id = claims.holder_id
      returning claims.holder, claims.holder_id, claims.quantity
    ), of_declinations as (
      update declinations set quantity = declinations.quantity + back.quantity from back
      where back.holder = 'DECLINATION' and declinations.id = back.holder_id
    )
    update products set quantity = products.quantity + back.quantity from back
    where back.holder = 'PRODUCT' and products.id = back.holder_id
  `.execute(db)
  await sql`select set_config('app.stock_order', '', true)`.execute(db)
}
