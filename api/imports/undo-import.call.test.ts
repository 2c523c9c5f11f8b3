import { expect, test } from 'vitest'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { openImports } from '#tests/support/test-imports.ts'
import { insertOrder } from '#tests/support/test-order.ts'

const HEADER = 'Référence;Nom;Millésime;Contenance;Prix;Stock'

async function catalogueOf(shop: Awaited<ReturnType<typeof openImports>>['shop']) {
  const { rows } = await shop.admin.query(
    `select d.reference, d.fixed_price_cents, d.quantity, d.is_valid, p.is_valid as shown, v.year, t.name
     from estate.declinations d
     join estate.products p on p.site_id = d.site_id and p.id = d.product_id
     join estate.product_texts t on t.site_id = p.site_id and t.product_id = p.id and t.locale = 'fr'
     left join estate.vintages v on v.site_id = d.site_id and v.id = d.vintage_id
     where d.site_id = 1 order by d.id`,
  )
  return rows
}

test('undone, the catalogue and the stock are as they were, and the books balance', async () => {
  const { bring, undo, shop } = await openImports()
  await bring(`${HEADER}\nU1;Les Galets d’essai;2019;75 cl;12;10\n`)
  const before = await catalogueOf(shop)
  const told = await bring(
    `${HEADER}\nU1;Les Galets d’essai;2019;75 cl;15;4\nU2;Les Galets d’essai;2020;75 cl;13;6\nU3;Un autre essai;2020;1,5 l;30;2\n`,
  )
  expect(told).toMatchObject({ added: 2, changed: 1 })
  expect(await catalogueOf(shop)).not.toEqual(before)
  expect(await undo(told.id)).toMatchObject({ state: 'UNDONE', kept: 0, left: 0 })
  expect(await catalogueOf(shop)).toEqual(before)
  const { rows } = await shop.admin.query(
    `select count(*)::integer as n from estate.vintages join estate.product_texts using (site_id, product_id)
     where site_id = 1 and name = 'Les Galets d’essai' and locale = 'fr'`,
  )
  expect(rows[0].n).toBe(1)
  await expectBalanced(shop)
})

test('what was sold is hidden and told, what was changed since stays as it is now', async () => {
  const { bring, undo, shop, ask } = await openImports()
  await bring(`${HEADER}\nS0;Le Témoin;2019;75 cl;12;5\n`)
  const told = await bring(
    `${HEADER};Visible\nS0;Le Témoin;2019;75 cl;14;5;1\nS1;La Vendue;2020;75 cl;12;6;1\nS2;La Restante;2020;75 cl;9;6;1\n`,
  )
  const { rows } = await shop.admin.query(
    `select id, product_id, reference, version from estate.declinations where site_id = 1 and reference like 'S_' order by reference`,
  )
  const [witness, sold] = rows
  const { id } = await insertOrder(shop.admin, {
    lines: [{ name: 'La Vendue', quantity: 1, productId: sold.product_id }],
  })
  await shop.admin.query('update estate.order_lines set declination_id = $1 where order_id = $2', [sold.id, id])
  const payload = { ownPrice: 20, version: witness.version }
  expect(await ask(`/admin/declination/${witness.id}`, { method: 'PUT', payload })).toMatchObject({ status: 200 })
  const undone = await undo(told.id)
  expect(undone).toMatchObject({ state: 'UNDONE', left: 0 })
  expect(undone.notes.map(({ line, kind }) => [line, kind])).toContainEqual([2, 'KEPT'])
  expect(undone.notes.map(({ line, kind }) => [line, kind])).toContainEqual([3, 'KEPT'])
  const left = await catalogueOf(shop)
  expect(left.filter(({ reference }) => /^S\d$/.test(reference))).toMatchObject([
    { reference: 'S0', fixed_price_cents: 2000 },
    { reference: 'S1', is_valid: false },
  ])
})

test('a server that dies while undoing goes on, and nothing is given back twice', async () => {
  const { bring, move, work, read, shop, endLease } = await openImports()
  const lines = Array.from({ length: 80 }, (_, at) => `D${at};Rendu ${at};2020;75 cl;12;3`)
  const { id } = await bring([HEADER, ...lines].join('\n'))
  await move(id, 'undo')
  await shop.admin.query(`
    create function estate.die() returns trigger language plpgsql as $$
    begin raise exception 'the process is gone'; end $$;
    create trigger die before delete on estate.declinations for each row when (old.reference = 'D20') execute function estate.die()`)
  await expect(work()).rejects.toThrow('the process is gone')
  expect((await read(id)).state).toBe('UNDOING')
  await shop.admin.query('drop trigger die on estate.declinations')
  endLease()
  await work()
  expect(await read(id)).toMatchObject({ state: 'UNDONE', kept: 0, left: 0 })
  const { rows } = await shop.admin.query(
    `select count(*)::integer as n from estate.declinations where site_id = 1 and reference ~ '^D\\d'`,
  )
  expect(rows[0].n).toBe(0)
  await expectBalanced(shop)
})
