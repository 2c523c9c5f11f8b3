import { expect, test } from 'vitest'
import { openImports } from '#tests/support/test-imports.ts'

test('a file of WooCommerce is recognised, and shown column by column with what stands there', async () => {
  const { upload } = await openImports()
  const { status, data } = await upload(
    'ID,Type,SKU,Name,Published,Regular price,Meta: x\n1,simple,A1,Les Galets,1,12.5,z\n2,simple,A2,Les Hauts,1,,z\n',
  )
  expect([status, data.import.source, data.import.kind, data.import.state, data.import.lines]).toEqual([
    200,
    'WOOCOMMERCE',
    'PRODUCTS',
    'MAPPING',
    2,
  ])
  expect(data.import.columns[3]).toEqual({ name: 'Name', samples: ['Les Galets', 'Les Hauts'], field: 'name' })
  expect(data.import.columns[6].field).toBe(null)
})

test.each([
  ['UTF-8 with its mark', '\uFEFFRéférence;Quantité\nÉ1;3\n'],
  ['Windows-1252', Buffer.from('R\xe9f\xe9rence;Quantit\xe9\n\xc91;3\n', 'latin1')],
  ['UTF-16', Buffer.from('\uFEFFRéférence\tQuantité\nÉ1\t3\n', 'utf16le')],
  ['commas and quotes', '"Référence","Quantité"\n"É1","3"\n'],
])('reads %s', async (_, content) => {
  const { upload } = await openImports()
  const { data } = await upload(content)
  expect(data.import.columns).toEqual([
    { name: 'Référence', samples: ['É1'], field: 'reference' },
    { name: 'Quantité', samples: ['3'], field: 'quantity' },
  ])
  expect(data.import.kind).toBe('STOCK')
})

test('an export of our own is recognised in either language', async () => {
  const { upload, ask } = await openImports()
  for (const userlang of ['fr_FR', 'en_GB']) {
    const { body } = await ask('/admin/declination/export', { headers: { userlang } })
    const { data } = await upload(body)
    expect([data.import.source, data.import.kind]).toEqual(['CUVEE', 'PRODUCTS'])
    expect(data.import.columns[0].field).toBe('id')
  }
})

test.each([
  ['a spreadsheet’s own file', 'PK\x03\x04\x14\x00', 'file-not-a-table', undefined],
  ['nothing', '   \n', 'file-not-a-table', undefined],
  ['a header alone', 'Référence;Quantité\n', 'invalid-input', /2/],
  ['a quotation mark that is never closed', 'a;b\n1;2\n3;"4\n5;6\n', 'invalid-input', /ligne 3/],
  ['ten thousand columns', `${Array(10_000).fill('c').join(';')}\n1;2\n`, 'invalid-input', /300/],
  ['a record without an end', `a;b\n${'x'.repeat(2_000_000)};2\n`, 'invalid-input', /ligne 2/],
])('refuses %s', async (_, content, code, reason) => {
  const { upload, shop } = await openImports()
  const answer = await upload(content)
  expect([answer.status, answer.code]).toEqual([400, code])
  if (reason) expect(answer.errors.file).toMatch(reason)
  const { rows } = await shop.admin.query('select count(*)::integer as n from estate.imports')
  expect(rows[0].n).toBe(0)
})

test('a line with a null character, a huge cell or too many cells is refused by itself when its turn comes', async () => {
  const { bring } = await openImports()
  const told = await bring(`Référence;Nom;Prix\nH1;Un\0;3\nH2;${'x'.repeat(30_000)};3\nH3;Trois;3;4\nH4;Quatre;4\n`)
  expect(told).toMatchObject({ state: 'DONE', added: 1, refused: 3 })
  expect(told.notes.map(({ line, column }) => [line, column])).toEqual([
    [2, 'Nom'],
    [3, 'Nom'],
    [4, null],
  ])
})

test('only who may import gets through, and nobody of another estate sees it', async () => {
  const { upload, shop } = await openImports()
  const { data } = await upload('Référence;Quantité\nA;3\n')
  const neighbour = await openImports({ shop, siteId: 3 })
  expect(await neighbour.ask(`/admin/import/${data.import.id}`)).toMatchObject({ status: 404 })
  expect(await neighbour.move(data.import.id, 'run')).toMatchObject({ status: 404 })
})
