import { expect, test } from 'vitest'
import { readPdf } from '#tests/support/read-pdf.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { issueTestInvoice } from '#tests/support/test-invoices.ts'
import { insertOrder, TEST_ADDRESS, type TestOrder } from '#tests/support/test-order.ts'

/** The first drawing starts a process. */
const SLOW = 60_000

async function invoiced(app: TestApp, order: TestOrder = {}) {
  const inserted = await insertOrder(app.admin, order)
  return { ...inserted, number: await issueTestInvoice(app, { orderId: inserted.id, siteId: order.siteId ?? 1 }) }
}

function ask(
  { app }: TestApp,
  { id, number, headers = {} }: { id: number | string; number: string; headers?: Record<string, string> },
) {
  return app.inject({ url: `/api/order/${id}/invoice/${number}`, headers: { host: 'localhost', ...headers } })
}

async function userOf({ admin }: TestApp, token: string): Promise<number> {
  const { createHash } = await import('node:crypto')
  const hash = createHash('sha256').update(token).digest()
  return (await admin.query('select user_id from estate.sessions where token_hash = $1', [hash])).rows[0].user_id
}

test(
  'whoever holds the random id gets the invoice with all that the law wants on it',
  async () => {
    const app = await createTestApp()
    await app.admin.query(
      `update estate.parameters set value = 'Comptant à la commande.' where site_id = 1 and type = 'BALANCE_PAYMENT_CONDITIONS'`,
    )
    const billing = JSON.stringify({ ...TEST_ADDRESS, company: 'Moreau & Filles' })
    const order = await invoiced(app, {
      lines: [{}, { name: 'Jus', label: '1 l', quantity: 2, unitCents: 450, vatParts: [{ rate: 5.5, cents: 900 }] }],
      shippingCents: 1490,
      columns: { billing_address: billing },
    })
    expect(order.number).toBe('F2026-000001')
    const answer = await ask(app, { id: order.publicId, number: order.number })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="F2026-000001.pdf"',
      'cache-control': 'no-store',
    })
    const { text, pages } = readPdf(answer.rawPayload)
    expect(pages).toBe(1)
    for (const told of [
      'Facture',
      'F2026-000001',
      '15 novembre 2026',
      'Domaine de la Roche-Perrine',
      'SIRET 000\u00a0418\u00a0509\u00a000014',
      'RCS Angers',
      'TVA FR68000418509',
      'au capital de',
      'Moreau & Filles',
      'Les Aubépines',
      '10,4167',
      '62,50',
      '5,5\u00a0%',
      'Livraison',
      '98,90',
      'Comptant à la commande.',
      'indemnité forfaitaire de 40',
      'Page 1 sur 1',
    ]) {
      expect(text).toContain(told)
    }
  },
  SLOW,
)

interface StatusOptions {
  id: number | string
  number: string
  authorization?: string
  host?: string
}

test(
  'its customer and administrators reach it by number, nobody else and no other document',
  async () => {
    const app = await createTestApp()
    const owner = await app.signIn(1, 'CUSTOMER')
    const order = await invoiced(app, { userId: await userOf(app, owner) })
    const another = await invoiced(app)
    const foreign = await invoiced(app, { siteId: 3 })
    const status = async ({ id, number, authorization, host = 'localhost' }: StatusOptions) =>
      (await ask(app, { id, number, headers: { host, ...(authorization ? { authorization } : {}) } })).statusCode

    expect(await status({ id: order.id, number: order.number, authorization: owner })).toBe(200)
    expect(await status({ id: order.id, number: order.number, authorization: await app.signIn(1, 'ADMIN') })).toBe(200)
    expect(await status({ id: order.id, number: order.number })).toBe(404)
    expect(await status({ id: order.id, number: order.number, authorization: await app.signIn(1, 'CUSTOMER') })).toBe(
      404,
    )
    expect(await status({ id: order.publicId, number: another.number })).toBe(404)
    expect(await status({ id: another.id, number: another.number, authorization: owner })).toBe(404)
    expect(await status({ id: order.publicId, number: 'A2026-000001' })).toBe(404)
    expect(await status({ id: order.publicId, number: 'F2025-000001' })).toBe(404)
    expect(await status({ id: '0'.repeat(32), number: order.number })).toBe(404)
    expect(await status({ id: foreign.publicId, number: foreign.number })).toBe(404)
    expect(await status({ id: foreign.publicId, number: foreign.number, host: 'coteaux.localhost' })).toBe(200)
    expect(await status({ id: order.publicId, number: 'nonsense' })).toBe(400)
  },
  SLOW,
)

test(
  'an invoice stays what it was, whatever the estate and the order become',
  async () => {
    const app = await createTestApp()
    const order = await invoiced(app, { locale: 'en' })
    const before = readPdf((await ask(app, { id: order.publicId, number: order.number })).rawPayload).text
    expect(before).toContain('Invoice')
    await app.admin.query(
      `update estate.parameters set value = 'Autre nom' where site_id = 1 and type in ('COMPANY_NAME', 'SIRET', 'BALANCE_PAYMENT_CONDITIONS')`,
    )
    await app.admin.query(`update estate.order_lines set name = 'Autre vin' where site_id = 1`)
    expect(readPdf((await ask(app, { id: order.publicId, number: order.number })).rawPayload).text).toBe(before)
  },
  SLOW,
)

test(
  'a long cart goes over several pages, each with its head and its number',
  async () => {
    const app = await createTestApp()
    const lines = Array.from({ length: 60 }, (_, at) => ({ name: `Cuvée ${at}`, quantity: 1 }))
    const order = await invoiced(app, { lines })
    const { text, pages } = readPdf((await ask(app, { id: order.publicId, number: order.number })).rawPayload)
    expect(pages).toBeGreaterThan(2)
    const sheets = text.split('\n')
    for (const [at, sheet] of sheets.entries()) expect(sheet).toContain(`Page ${at + 1} sur ${pages}`)
    for (const sheet of sheets.slice(1, -1)) expect(sheet).toContain('DÉSIGNATION')
    for (const sheet of sheets.slice(1)) expect(sheet).toContain(`Facture ${order.number}`)
    expect(text).toContain('Cuvée 59')
  },
  SLOW,
)
