import { expect, test } from 'vitest'
import { finishWork } from './support/finish-work.ts'
import type { TestApp } from './support/test-app.ts'
import { mailedToken, subscriptionRows } from './support/test-newsletters.ts'
import { createTestSite, type TestSite } from './support/test-site.ts'

async function subscribe(site: TestSite, path = '/newsletter') {
  const page = await (await site.get(path)).text()
  const lists = [...page.matchAll(/name="lists" value="(\d+)"/g)].map(([, id = '']) => id)
  const answer = await site.postForm({
    path,
    fields: { email: 'lise@example.org', lists: lists[0] ?? '', consent: 'on' },
  })
  await finishWork(site as unknown as TestApp)
  return { page, answer }
}

async function confirm(site: TestSite): Promise<string> {
  const path = `/newsletter/confirm/${mailedToken(site, '/newsletter/confirm')}`
  const done = await (await site.postForm({ path, fields: {} })).text()
  return /\/newsletter\/preferences\/([\w-]{43})/.exec(done)?.[1] ?? 'none'
}

test('the whole way works by plain forms: nothing is ticked beforehand, looking at a link changes nothing', async () => {
  const site = await createTestSite()
  const { page, answer } = await subscribe(site)
  expect(page).not.toMatch(/type="checkbox"[^>]*checked/)
  expect(await answer.text()).toContain('Regardez votre boîte de réception')
  const path = `/newsletter/confirm/${mailedToken(site, '/newsletter/confirm')}`
  const look = await site.get(path)
  expect([look.headers.get('referrer-policy'), await subscriptionRows(site)]).toEqual(['same-origin', []])
  const token = await confirm(site)
  expect(await subscriptionRows(site)).toMatchObject([{ email: 'lise@example.org', ended_at: null }])
  expect((await site.postForm({ path, fields: {} })).status).toBe(410)
  const own = await (await site.get(`/en/newsletter/preferences/${token}`)).text()
  expect(own).toContain('lise@example.org')
  const left = await site.postForm({ path: `/newsletter/preferences/${token}`, fields: { intent: 'leave' } })
  expect(await left.text()).toContain('Vous ne recevez plus aucune lettre.')
})

test('what is wrong stands next to its field, with what was typed', async () => {
  const site = await createTestSite()
  const answer = await site.postForm({ path: '/newsletter', fields: { email: 'lise' } })
  const page = await answer.text()
  expect(answer.status).toBe(400)
  expect(page).toContain('value="lise"')
  expect(page).toMatch(/id="newsletter-email-problem" role="alert"/)
})

test('mail programs unsubscribe by one POST, without a cookie and without a page (RFC 8058); a GET only shows a button', async () => {
  const site = await createTestSite()
  await subscribe(site)
  const token = await confirm(site)
  const url = `${site.base}/newsletter/unsubscribe/${token}`
  const look = await (await fetch(url)).text()
  expect(look).toContain('Me désabonner')
  expect(await subscriptionRows(site)).toMatchObject([{ ended_at: null }])
  const click = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(click.status).toBe(200)
  expect(await subscriptionRows(site)).toMatchObject([{ ended_at: expect.any(Date) }])
  const unknown = await fetch(url.replace(token, 'z'.repeat(43)), {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
  })
  expect(unknown.status).toBe(410)
})

test('where the estate sends none there is no page and no link', async () => {
  const site = await createTestSite()
  await site.admin.query(`update estate.parameters set value = 'false' where type = 'ENABLE_NEWSLETTER'`)
  await site.reload()
  expect((await site.get('/newsletter')).status).toBe(404)
  expect(await (await site.get('/')).text()).not.toContain('href="/newsletter"')
})
