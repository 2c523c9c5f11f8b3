import { expect, test } from 'vitest'
import { openImports } from '#tests/support/test-imports.ts'

test('columns can be taken for something else; what cannot be is told at its column', async () => {
  const { upload, check, work, read } = await openImports()
  const { data } = await upload('Code;Chose;Tarif;Quoi\nM1;Vin de carte;12;x\n')
  const told = data.import
  expect(told.columns.map(({ field }: { field: string | null }) => field)).toEqual(['reference', null, 'price', null])
  const wrong = await check(told, { mapping: ['reference', 'quantity', 'price', 'price'] })
  expect([wrong.status, Object.keys(wrong.errors).sort()]).toEqual([400, ['mapping.1', 'mapping.3']])
  expect(await check(told, { mapping: [null, null, 'price', null] })).toMatchObject({ status: 400 })
  expect(await check(told, { mapping: ['reference'] })).toMatchObject({ status: 400 })
  expect(await check(told, { mapping: ['reference', 'name', 'price', null] })).toMatchObject({ status: 200 })
  await work()
  expect(await read(told.id)).toMatchObject({ state: 'CHECKED', added: 1, refused: 0 })
})

test('variations of WooCommerce become the years and sizes of one wine', async () => {
  const { bring, shop } = await openImports()
  const told = await bring(
    [
      'ID,Type,SKU,Name,Published,Regular price,Stock,Parent,Categories,Images,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)',
      '10,variable,VAR,La Butte,1,,,,Vins rouges,https://example.org/a.jpg,Millésime,"2019, 2020",Format,"75 cl, Magnum"',
      '11,variation,VAR-19,La Butte - 2019,1,14.50,12,VAR,,,Millésime,2019,Format,75 cl',
      '12,variation,VAR-20M,La Butte - 2020 magnum,1,31,3,id:10,,,Millésime,2020,Format,Magnum',
      '13,variation,VAR-X,Sans famille,1,31,3,NULLE-PART,,,Millésime,2020,Format,Magnum',
      '14,grouped,GRP,Un lot,1,31,3,,,,,,,',
    ].join('\n'),
  )
  expect(told).toMatchObject({ added: 3, refused: 2, warned: 1 })
  expect(told.notes.map(({ line, column, kind }) => [line, column, kind])).toEqual([
    [5, 'Parent', 'REFUSED'],
    [6, 'Type', 'REFUSED'],
    [2, 'Images', 'WARNING'],
  ])
  const { rows } = await shop.admin.query(
    `select d.reference, v.year, d.millilitres, coalesce(d.fixed_price_cents, p.price_cents) as cents, d.quantity,
       p.colour, p.is_valid from estate.declinations d
     join estate.products p on p.site_id = d.site_id and p.id = d.product_id
     join estate.vintages v on v.site_id = d.site_id and v.id = d.vintage_id
     where d.site_id = 1 and d.reference like 'VAR%' order by d.id`,
  )
  const common = { colour: 'RED', is_valid: true }
  expect(rows).toEqual([
    { reference: 'VAR-19', year: 2019, millilitres: 750, cents: 1450, quantity: 12, ...common },
    { reference: 'VAR-20M', year: 2020, millilitres: 1500, cents: 3100, quantity: 3, ...common },
  ])
})

test('a reference that stands twice in a file is taken once; one of another estate is unknown here', async () => {
  const { bring, shop } = await openImports()
  const told = await bring('Référence;Nom;Prix\nR1;Une fois;3\nR1;Deux fois;4\n')
  expect(told).toMatchObject({ added: 1, refused: 1 })
  expect(told.notes).toMatchObject([{ line: 3, column: 'Référence', kind: 'REFUSED' }])
  const { rows } = await shop.admin.query(
    `update estate.declinations set reference = 'LEUR-VIN' where site_id = 3
       and id = (select min(id) from estate.declinations where site_id = 3) returning id, quantity`,
  )
  const [theirs] = rows
  const stock = await bring('Référence;Quantité\nLEUR-VIN;77\n')
  expect(stock).toMatchObject({ added: 0, changed: 0, refused: 1 })
  expect(stock.notes).toMatchObject([{ line: 2, column: 'Référence', value: 'LEUR-VIN' }])
  const after = await shop.admin.query('select quantity from estate.declinations where site_id = 3 and id = $1', [
    theirs.id,
  ])
  expect(after.rows[0].quantity).toBe(theirs.quantity)
})

test('stock comes by movements with the name of the file, and never below what orders hold', async () => {
  const { bring, shop } = await openImports()
  await bring('Référence;Nom;Prix;Stock\nQ1;Un stock;3;10\nQ2;Un autre stock;3;10\n')
  await shop.admin.query(`update estate.declinations set reserved = 4 where site_id = 1 and reference = 'Q2'`)
  const told = await bring('Référence;Quantité\nQ1;24\nQ2;3\nQ3;5\nQ1;7\nQ2;-1\n')
  expect(told).toMatchObject({ kind: 'STOCK', changed: 1, refused: 4 })
  const { rows } = await shop.admin.query(
    `select change, reason, note from estate.stock_movements where site_id = 1 and note = 'fichier.csv' order by id desc limit 1`,
  )
  expect(rows[0]).toEqual({ change: 14, reason: 'CORRECTION', note: 'fichier.csv' })
})
