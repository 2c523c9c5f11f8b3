import { expect, test } from 'vitest'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { openImports } from '#tests/support/test-imports.ts'

/** So many products, the ones at these places without a price. */
function productFile(count: number, wrong: readonly number[]): string {
  const lines = Array.from({ length: count }, (_, at) => {
    const price = wrong.includes(at) ? 'cher' : `${5 + (at % 40)},50`
    return `IMP-${at};Cuvée d’essai ${at};2021;75 cl;${price};${at % 7};Rouge`
  })
  return ['Référence;Nom;Millésime;Contenance;Prix;Stock;Couleur', ...lines].join('\n')
}

test('what is right is taken, what is wrong is named with its line, its column and why', async () => {
  const { bring, shop } = await openImports()
  const wrong = [3, 100, 101, 250, 299]
  const told = await bring(productFile(300, wrong))
  expect(told).toMatchObject({ state: 'DONE', lines: 300, done: 300, added: 295, refused: 5 })
  expect(told.notes).toEqual(
    wrong.map((at) => ({
      line: at + 2,
      column: 'Prix',
      kind: 'REFUSED',
      reason: 'Un nombre est attendu.',
      value: 'cher',
    })),
  )
  const { rows } = await shop.admin.query(
    `select p.type, p.colour, p.is_valid, p.price_cents, d.quantity, d.millilitres, v.year from estate.declinations d
     join estate.products p on p.site_id = d.site_id and p.id = d.product_id
     join estate.vintages v on v.site_id = d.site_id and v.id = d.vintage_id
     where d.site_id = 1 and d.reference like 'IMP-%' order by d.id`,
  )
  expect(rows).toHaveLength(295)
  expect(rows[1]).toEqual({
    type: 'WINE',
    colour: 'RED',
    is_valid: false,
    price_cents: 650,
    quantity: 1,
    millilitres: 750,
    year: 2021,
  })
  await expectBalanced(shop)
})

test('a second time nothing changes; a price that differs changes one', async () => {
  const { bring } = await openImports()
  const file = productFile(5, [])
  await bring(file)
  expect(await bring(file)).toMatchObject({ added: 0, changed: 0, same: 5, refused: 0 })
  expect(await bring(file.replace('5,50', '9,90'))).toMatchObject({ added: 0, changed: 1, same: 4 })
})

test('a trial tells the same and changes nothing', async () => {
  const { upload, check, work, read, shop } = await openImports()
  const before = await shop.admin.query('select count(*)::integer as n from estate.products')
  const { data } = await upload(productFile(120, [7]))
  await check(data.import)
  await work()
  expect(await read(data.import.id)).toMatchObject({ state: 'CHECKED', added: 119, refused: 1, left: 0 })
  const after = await shop.admin.query('select count(*)::integer as n from estate.products')
  expect(after.rows).toEqual(before.rows)
})

test('a process that dies within a piece leaves the pieces before it, and the rest is done once', async () => {
  const { upload, check, work, move, read, shop, undo, endLease } = await openImports()
  const { data } = await upload(productFile(250, [20]))
  const { id } = data.import
  await check(data.import)
  await work()
  await move(id, 'run')
  // The server dies in the middle of the second piece.
  await shop.admin.query(`
    create function estate.die() returns trigger language plpgsql as $$
    begin raise exception 'the process is gone'; end $$;
    create trigger die before insert on estate.declinations for each row when (new.reference = 'IMP-150') execute function estate.die()`)
  await expect(work()).rejects.toThrow('the process is gone')
  expect(await read(id)).toMatchObject({ state: 'RUNNING', done: 100, added: 99, refused: 1 })
  await shop.admin.query('drop trigger die on estate.declinations')
  endLease()
  await work()
  expect(await read(id)).toMatchObject({ state: 'DONE', done: 250, added: 249, refused: 1 })
  const { rows } = await shop.admin.query(
    `select count(*)::integer as n, count(distinct reference)::integer as distinct from estate.declinations
     where site_id = 1 and reference like 'IMP-%'`,
  )
  expect(rows[0]).toEqual({ n: 249, distinct: 249 })
  await expectBalanced(shop)
  expect(await undo(id)).toMatchObject({ state: 'UNDONE', kept: 0, left: 0 })
  await expectBalanced(shop)
})

test('one at a time; stopped it waits, and goes on where it was', async () => {
  const { upload, check, work, move, read } = await openImports()
  const one = (await upload(productFile(5, []))).data.import
  const other = (await upload('Référence;Quantité\nIMP-1;3\n')).data.import
  await check(one)
  expect(await check(other)).toMatchObject({ status: 409, code: 'import-under-way' })
  expect(await move(one.id, 'run')).toMatchObject({ status: 409, code: 'import-not-ready' })
  await work()
  await move(one.id, 'run')
  expect(await move(one.id, 'stop')).toMatchObject({ status: 200 })
  await work()
  expect(await read(one.id)).toMatchObject({ state: 'STOPPED', done: 0 })
  expect(await check(other)).toMatchObject({ status: 200 })
  await work()
  await move(one.id, 'run')
  await work()
  expect(await read(one.id)).toMatchObject({ state: 'DONE', added: 5 })
})

test('pages are renewed once a piece, not once a line', async () => {
  const { upload, check, work, move, shop } = await openImports()
  const { data } = await upload(productFile(150, []))
  await check(data.import)
  await work()
  const client = await shop.pool.connect()
  const heard: string[] = []
  client.on('notification', ({ payload }) => heard.push(payload ?? ''))
  await client.query('listen cuvee_change')
  await move(data.import.id, 'run')
  await work()
  await client.query('select 1')
  await client.query('unlisten *')
  client.release()
  expect(heard.filter((payload) => payload === '1')).toHaveLength(2)
})
