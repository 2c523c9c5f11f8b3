import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { insertOrder, type TestOrder } from '#tests/support/test-order.ts'

const COLLECT = {
  delivery_type: 'CLICK_AND_COLLECT',
  carrier_name: null,
  delivery_address: null,
  collect_place: JSON.stringify({ name: 'Caveau', address: '7, chemin Haut', postalCode: '49730', city: 'Turquant' }),
  collect_from: new Date('2026-11-21T09:00:00Z'),
  collect_until: new Date('2026-11-21T10:30:00Z'),
}

async function calendarOf(order: TestOrder) {
  const test = await createTestApp()
  const { id, publicId } = await insertOrder(test.admin, order)
  const answer = await test.app.inject({ url: `/api/order/${publicId}/calendar` })
  return { id, publicId, answer, body: answer.body.replace(/\r\n /g, '') }
}

test('the days on which a parcel may come are whole days, the last one included', async () => {
  const { answer, body, publicId } = await calendarOf({
    columns: { arrives_from: '2026-11-18', arrives_until: '2026-11-19' },
  })
  expect(answer.headers['content-type']).toContain('text/calendar')
  expect(answer.headers['content-disposition']).toMatch(/commande-C-\d{6}\.ics/)
  expect(body).toContain('DTSTART;VALUE=DATE:20261118\r\nDTEND;VALUE=DATE:20261120\r\nTRANSP:TRANSPARENT')
  expect(body).toContain('SUMMARY:Livraison de la commande C-')
  expect(body).toContain('LOCATION:12\\, rue des Halles\\, 75001 Paris')
  expect(body).toContain(`/order/${publicId}`)
})

test('an order to fetch is an appointment at its place, in the language of the order', async () => {
  const { body } = await calendarOf({ columns: COLLECT, locale: 'en' })
  expect(body).toContain('DTSTART:20261121T090000Z\r\nDTEND:20261121T103000Z')
  expect(body).toContain('SUMMARY:Collect order C-')
  expect(body).toContain('LOCATION:Caveau\\, 7\\, chemin Haut\\, 49730 Turquant')
  expect(body).toContain('/en/order/')
})

test('where no day is known there is no file, nor of an order that never was', async () => {
  expect((await calendarOf({})).answer.json().code).toBe('order-not-found')
  const test = await createTestApp()
  expect((await test.app.inject({ url: `/api/order/${'0'.repeat(32)}/calendar` })).statusCode).toBe(404)
})
