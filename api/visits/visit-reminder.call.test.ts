import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { askAt } from '#tests/support/test-newsletters.ts'
import { addTestVisit, booked, LATER, VISIT_NOW, visitMails } from '#tests/support/test-visits.ts'

const EVE = new Date('2026-11-20T09:00:00Z')
const reminded = (mails: string[]) => mails.filter((mail) => mail.startsWith('REMINDER'))

test('who comes is reminded the morning before, once', async () => {
  const shop = await createTestApp({ now: () => VISIT_NOW })
  await addTestVisit(shop)
  await booked(shop)
  expect(reminded(await visitMails(shop, new Date(EVE.getTime() - 1)))).toEqual([])
  expect(reminded(await visitMails(shop, EVE))).toEqual(['REMINDER odile@example.org'])
  expect(reminded(await visitMails(shop, new Date(EVE.getTime() + 3_600_000)))).toHaveLength(1)
})

test('who has cancelled is not reminded, and who has moved of the new day only', async () => {
  const shop = await createTestApp({ now: () => VISIT_NOW })
  await addTestVisit(shop)
  const [gone, moved] = [await booked(shop, { email: 'gone@example.org' }), await booked(shop)]
  await askAt(shop, { method: 'POST', path: `/visit/${gone}/cancel`, payload: {} })
  const to = { ...LATER, date: '2026-11-28', people: 2 }
  await askAt(shop, { method: 'POST', path: `/visit/${moved}/move`, payload: to })
  expect(reminded(await visitMails(shop, EVE))).toEqual([])
  expect(reminded(await visitMails(shop, new Date('2026-11-27T09:00:00Z')))).toEqual(['REMINDER odile@example.org'])
})

test('who books after that morning is not reminded', async () => {
  const shop = await createTestApp({ now: () => EVE })
  await addTestVisit(shop)
  await shop.admin.query('update estate.services set lead_hours = 1 where id = 901')
  await booked(shop)
  expect(reminded(await visitMails(shop, EVE))).toEqual([])
})

test('nobody is told « à demain » on the very day', async () => {
  const shop = await createTestApp({ now: () => VISIT_NOW })
  await addTestVisit(shop)
  await booked(shop)
  expect(reminded(await visitMails(shop, new Date('2026-11-21T06:00:00Z')))).toEqual([])
})
