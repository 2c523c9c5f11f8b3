import { expect, test } from 'vitest'
import { inSite, type ReadRows } from '#db/site-db.ts'
import { FEC_COLUMNS, FEC_HEAD } from '#rules/books/fec.ts'
import { openAccountedShop } from '#tests/support/accounted-shop.ts'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { enterOffice } from '#tests/support/office.ts'
import { fecPieces } from './fec-file.ts'

type Line = Record<(typeof FEC_COLUMNS)[number], string>

function readFec(body: Buffer): Line[] {
  const [head, ...lines] = body.toString('utf8').replace(/\r\n$/, '').split('\r\n')
  expect(head).toBe(FEC_COLUMNS.join('\t'))
  return lines.map((line) => {
    const cells = line.split('\t')
    expect(cells).toHaveLength(FEC_COLUMNS.length)
    return Object.fromEntries(FEC_COLUMNS.map((column, at) => [column, cells[at]])) as Line
  })
}

const inCents = (written: string) => Math.round(Number(written.replace(',', '.')) * 100)
const debitLess = (lines: readonly Line[]) =>
  lines.reduce((sum, { Debit, Credit }) => sum + inCents(Debit) - inCents(Credit), 0)
const on = (lines: readonly Line[], account: string) => lines.filter(({ CompteNum }) => CompteNum.startsWith(account))

test('the file of entries balances, is numbered without a gap, and says what the books say', async () => {
  const { shop, office, today, days } = await openAccountedShop()
  await expectBalanced(shop)
  const answer = await shop.app.inject({
    url: `/api/admin/accounts/fec?${days}`,
    headers: { authorization: office.token, userlang: 'en' },
  })
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="123456789FEC${today.replaceAll('-', '')}.txt"`,
  )
  const lines = readFec(answer.rawPayload)
  const entries = [...Map.groupBy(lines, ({ EcritureNum }) => EcritureNum)]
  expect(entries.map(([number]) => Number(number))).toEqual(entries.map((_, at) => at + 1))
  for (const [, own] of entries) expect(debitLess(own)).toBe(0)
  expect(lines.map(({ EcritureDate }) => EcritureDate)).toEqual(lines.map(() => today.replaceAll('-', '')))

  const { data } = await office.ask('/admin/books')
  const { figures, isBalanced } = data
  expect(isBalanced).toBe(true)
  const cents = (amount: number) => Math.round(amount * 100)
  const sales = lines.filter(({ JournalCode }) => JournalCode === 'VE')
  expect(debitLess(on(sales, '411'))).toBe(cents(figures.invoiced - figures.credited))
  expect(debitLess(on(lines, '5115'))).toBe(cents(figures.paid - figures.refunded))
  expect(debitLess(on(lines, '4191'))).toBe(-cents(figures.owedOnCards))
  expect(debitLess(on(lines, '411'))).toBe(0 - cents(figures.held))

  const { rows } = await shop.admin.query(
    `select (part ->> 'rate')::float8 as rate,
       sum((part ->> 'vat')::int * case series when 'INVOICE' then 1 else -1 end)::int as vat
     from estate.invoices, jsonb_array_elements(content -> 'vat') part where site_id = 1 group by 1`,
  )
  const vatOf = (rate: number) => rows.find((row) => row.rate === rate)?.vat
  expect(vatOf(20)).toBeGreaterThan(0)
  expect(debitLess(on(lines, '44571200'))).toBe(-vatOf(20))
  expect(debitLess(on(lines, '44571055'))).toBe(-vatOf(5.5))

  const mixedPaper = sales.find(
    ({ EcritureLib }) => EcritureLib.includes('Facture F') && EcritureLib.includes('000002'),
  )
  expect(mixedPaper?.EcritureLib).toMatch(/^Facture F\d{4}-000002 Jeanne Lebrun$/)
  expect(inCents(mixedPaper?.Debit ?? '')).toBe(4_785)
})

test('the invoice of wine, juice, delivery and a code is booked by kind and rate; what pays it stands in other journals', async () => {
  const { office, days } = await openAccountedShop()
  const lines = readFec((await office.ask(`/admin/accounts/fec?${days}`)).body)
  const told = (kind: string) =>
    lines
      .filter(({ EcritureLib }) => EcritureLib.startsWith(kind))
      .map(({ JournalCode, CompteNum, Debit, Credit }) => `${JournalCode} ${CompteNum} ${Debit} ${Credit}`)
  expect(told('Facture').slice(0, 2)).toEqual(['VE 41100000 20,00 0,00', 'VE 41910000 0,00 20,00'])
  expect(told('Facture').slice(2, 9)).toEqual([
    'VE 41100000 47,85 0,00',
    'VE 70100200 0,00 28,13',
    'VE 70700055 0,00 6,82',
    'VE 70850200 0,00 4,74',
    'VE 70850055 0,00 1,15',
    'VE 44571200 0,00 6,57',
    'VE 44571055 0,00 0,44',
  ])
  expect(told('Carte cadeau utilisée')).toEqual(['OD 41910000 20,00 0,00', 'OD 41100000 0,00 20,00'])
  expect(told('Rendu sur carte cadeau')).toEqual(['OD 41910000 0,00 14,75', 'OD 41100000 14,75 0,00'])
  expect(told('Paiement')).toContain('CB 51150000 27,85 0,00')
  expect(told('Remboursement')).toEqual(['CB 51150000 0,00 31,90', 'CB 41100000 31,90 0,00'])
  expect(told('Avoir').some((line) => line.startsWith('VE 70900'))).toBe(true)
})

test('a time without sales is a file with its head alone; more than a year and days the wrong way round are told', async () => {
  const { office } = await openAccountedShop()
  expect(readFec((await office.ask('/admin/accounts/fec?from=2020-01-01&until=2020-12-31')).body)).toEqual([])
  for (const path of ['fec', 'sales-journal', 'vat', 'excise', 'sums']) {
    for (const days of ['from=2025-01-01&until=2026-01-02', 'from=2026-01-02&until=2026-01-01']) {
      const { status, errors } = await office.ask(`/admin/accounts/${path}?${days}`)
      expect([path, status, Object.keys(errors)]).toEqual([path, 400, ['until']])
    }
  }
})

test('accountants read it, editors do not, and another estate finds nothing of it', async () => {
  const { shop, days } = await openAccountedShop()
  const accountant = await enterOffice(shop, { role: 'ACCOUNTANT' })
  const editor = await enterOffice(shop, { role: 'EDITOR' })
  const neighbour = await enterOffice(shop, { siteId: 3 })
  for (const path of ['fec', 'sales-journal', 'vat', 'excise', 'sums']) {
    expect((await accountant.ask(`/admin/accounts/${path}?${days}`)).status).toBe(200)
    expect((await editor.ask(`/admin/accounts/${path}?${days}`)).status).toBe(403)
    expect((await shop.app.inject({ url: `/api/admin/accounts/${path}?${days}` })).statusCode).toBe(401)
  }
  expect(readFec((await neighbour.ask(`/admin/accounts/fec?${days}`)).body)).toEqual([])
  expect((await neighbour.ask(`/admin/accounts/sums?${days}`)).data.papers).toEqual({ invoices: 0, creditNotes: 0 })
})

test('a file begins before its last entry is read, and breaks off rather than tell an entry that does not balance', async () => {
  const { shop, today } = await openAccountedShop()
  await shop.admin.query(
    `update estate.invoices set content = jsonb_set(content, '{vat,0,net}', '1') where site_id = 1 and series = 'CREDIT_NOTE'`,
  )
  let reads = 0
  const read: ReadRows = (work) => {
    reads += 1
    return inSite({ pool: shop.pool, siteId: 1 }, work)
  }
  const pieces = fecPieces({ period: { from: today, until: today }, locale: 'fr', read })
  expect((await pieces.next()).value).toBe(FEC_HEAD)
  expect(reads).toBe(0)
  const rest = async () => {
    for await (const piece of pieces) expect(piece).toContain('\t')
  }
  await expect(rest()).rejects.toThrow('off by')
})
