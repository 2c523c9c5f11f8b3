import { expect, test } from 'vitest'
import { createTestSite, type TestSite } from './support/test-site.ts'

const BOOK = '/service/visite-des-galeries/1/book'
const VISITOR = {
  language: 'fr',
  people: '2',
  firstname: 'Odile',
  lastname: 'Vasseur',
  email: 'odile@example.org',
  phone: '0612345678',
  consent: 'on',
}

/** The last open day of the month after this one or, where that has none, of the page as it opens. */
async function chooseDay(site: TestSite, path = BOOK): Promise<{ date: string; hours: string[] }> {
  const first = await (await site.get(path)).text()
  const next = /href="[^"]*(\?month=[\d-]+)"/.exec(first)?.[1] ?? ''
  const month = await (await site.get(`${path}${next}`)).text()
  const days = [...month.matchAll(/\?day=([\d-]{10})/g)].map(([, day = '']) => day)
  const date = days.at(-1) ?? 'none'
  const page = await (await site.get(`${path}?day=${date}`)).text()
  return { date, hours: [...page.matchAll(/name="idSchedule"[^>]*value="(\d+)"/g)].map(([, hour = '']) => hour) }
}

test('a visit has one address in each language, and what is not there is not found', async () => {
  const site = await createTestSite()
  const led = async (path: string, idSite = '1') => {
    const answer = await site.get(path, { idSite })
    return [answer.status, answer.headers.get('location')]
  }
  expect(await led('/service/1')).toEqual([301, '/service/visite-des-galeries/1'])
  expect(await led('/service/autre/1')).toEqual([301, '/service/visite-des-galeries/1'])
  expect(await led('/en/service/1')).toEqual([301, '/en/service/a-tour-of-the-galleries/1'])
  expect(await led('/service/visite-des-galeries/1')).toEqual([200, null])
  for (const path of ['/service/999', '/service/x/99999999999', '/service/visite/deux'])
    expect((await led(path))[0]).toBe(404)
  // A showcase sells nothing and is visited all the same.
  expect((await led('/service', '2'))[0]).toBe(200)
})

test('the list and each visit are kept, told to search engines, and say what one pays', async () => {
  const site = await createTestSite()
  const list = await (await site.get('/service')).text()
  expect(list).toContain('href="/service/visite-des-galeries/1"')
  const page = await (await site.get('/service/visite-des-galeries/1')).text()
  expect(page).toContain('9,00\u00a0€ par personne')
  expect(page).toContain('"@type":"Product"')
  expect(page).toContain('hrefLang="en" href="http://localhost:3000/en/service/a-tour-of-the-galleries/1"')
  expect(page).toContain(`href="${BOOK}"`)
  expect(site.cache.size().pages).toBe(2)
  const sitemap = await (await site.get('/sitemap.xml')).text()
  expect(sitemap).toContain('http://localhost:3000/service/visite-des-galeries/1')
  expect(sitemap.split('<loc>http://localhost:3000/service</loc>')).toHaveLength(2)
})

test('an estate without visits has no page of them and no entry of its menu, unless it wrote one', async () => {
  const site = await createTestSite()
  const look = async () => {
    const answer = await site.get('/service', { idSite: '3' })
    return [answer.status, (await (await site.get('/', { idSite: '3' })).text()).includes('href="/service"')]
  }
  expect(await look()).toEqual([200, true])
  await site.admin.query('delete from estate.services where site_id = 3')
  await site.reload()
  expect(await look()).toEqual([404, false])
  await site.admin.query(`
    with page as (insert into estate.pages (site_id, position, cms_route) values (3, 35, 'service') returning id)
    insert into estate.page_texts (site_id, page_id, locale, title, url, menu_title)
    select 3, id, 'fr', 'Nous voir', 'service', 'VISITES' from page`)
  await site.reload()
  expect(await look()).toEqual([200, true])
})

test('one books, moves and cancels by links and plain forms; looking at the link changes nothing', async () => {
  const site = await createTestSite()
  const { date, hours } = await chooseDay(site)
  const [hour = '', other = ''] = hours
  const missing = await site.postForm({ path: `${BOOK}?day=${date}`, fields: { ...VISITOR, date } })
  expect([missing.status, await missing.text()]).toEqual([400, expect.stringContaining('Choisissez une heure.')])

  const wish = { ...VISITOR, date, idSchedule: hour, key: 'c'.repeat(32) }
  const booked = await site.postForm({ path: `${BOOK}?day=${date}`, fields: wish })
  const visit = booked.headers.get('location') ?? ''
  expect([booked.status, visit]).toEqual([303, expect.stringMatching(/^\/visit\/[\w-]{43}$/)])
  const again = await site.postForm({ path: `${BOOK}?day=${date}`, fields: wish })
  expect(again.headers.get('location')).toBe(visit)

  const look = await site.get(visit)
  expect([look.headers.get('referrer-policy'), look.headers.get('cache-control')]).toEqual([
    'same-origin',
    'private, no-store',
  ])
  expect(await look.text()).toContain('Votre visite est réservée')

  const moved = await site.postForm({
    path: `${visit}/move?day=${date}`,
    fields: { date, idSchedule: other, people: '3' },
  })
  expect([moved.status, moved.headers.get('location')]).toEqual([303, `${visit}?done=moved`])
  expect(await (await site.get(`${visit}?done=moved`)).text()).toContain('3 personnes')

  expect((await site.postForm({ path: visit, fields: {} })).status).toBe(303)
  expect(await (await site.get(visit)).text()).toContain('Votre réservation est annulée')
  const { rows } = await site.admin.query(`select state, people from estate.visit_bookings where email = $1`, [
    VISITOR.email,
  ])
  expect(rows).toEqual([{ state: 'CANCELLED', people: 3 }])
})

test('an hour that one fills oneself is one’s own on the page that moves, and full for all others', async () => {
  const site = await createTestSite()
  const { date, hours } = await chooseDay(site)
  const [hour = ''] = hours
  const wish = { ...VISITOR, date, idSchedule: hour, key: 'd'.repeat(32) }
  const booked = await site.postForm({ path: `${BOOK}?day=${date}`, fields: wish })
  const visit = booked.headers.get('location') ?? ''
  await site.admin.query(
    `update estate.calendars set capacity = (select people from estate.visit_bookings where email = $1)
     where (site_id, service_id) in (select site_id, service_id from estate.visit_bookings where email = $1)`,
    [VISITOR.email],
  )
  const radioOf = (page: string) =>
    new RegExp(`<input[^>]*name="idSchedule"[^>]*value="${hour}"[^>]*>`).exec(page)?.[0] ?? ''
  const page = await (await site.get(`${visit}/move?day=${date}`)).text()
  expect(/votre créneau actuel, \d places/.test(page)).toBe(true)
  expect(radioOf(page)).toContain('checked')
  expect(radioOf(page)).not.toContain('disabled')
  const others = await (await site.get(`${BOOK}?day=${date}`)).text()
  expect([/>complet, liste d’attente ouverte/.test(others), /votre créneau actuel, \d/.test(others)]).toEqual([
    true,
    false,
  ])
})

test('what is wrong stands next to its field, with what was typed', async () => {
  const site = await createTestSite()
  const { date, hours } = await chooseDay(site)
  const fields = { ...VISITOR, date, idSchedule: hours[0] ?? '', email: 'odile', phone: '06', consent: '' }
  const answer = await site.postForm({ path: `${BOOK}?day=${date}`, fields })
  const page = await answer.text()
  expect(answer.status).toBe(400)
  expect(page).toContain('value="odile"')
  expect(page).toMatch(/id="email-problem"[^>]*>[^<]/)
})

test('a booking of another estate, and one that is not there, are not found', async () => {
  const site = await createTestSite()
  const unknown = `/visit/${'x'.repeat(43)}`
  expect((await site.get(unknown)).status).toBe(410)
  expect((await site.get(`${unknown}/move`)).status).toBe(404)
  expect(await (await site.get(unknown)).text()).toContain('noindex')
})
