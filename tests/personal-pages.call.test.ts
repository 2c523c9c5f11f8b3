import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { getLogged } from '#contract/accounts/routes.ts'
import { getPages } from '#contract/content/routes.ts'
import { setParameter } from '#contract/sites/routes.ts'
import type { SiteSource } from '#run/pages/site-source.ts'
import { contentSecurityPolicy } from '#site/server/security-headers.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { signInTo } from './support/test-app.ts'
import { createTestSite } from './support/test-site.ts'

/** A site whose pages say what the server knows of who asked: /kept is the same for everyone, /own is not. */
function tellingSite(renders: string[]): SiteSource {
  const render = async (request: Request, { ask, askAsCaller, locale }: PageContext) => {
    const { pathname, search } = new URL(request.url)
    renders.push(pathname)
    const asked = await ask(setParameter, { params: { id: 1 }, body: { value: 'no colour', seen: null } })
    const who = !asked.success && asked.code === 'not-signed-in' ? 'visitor' : 'administrator'
    const pages = await ask(getPages, {})
    if (pathname === '/kept-but-asking') return new Response(JSON.stringify(await askAsCaller(getLogged, {})))
    const headers = pathname === '/kept-with-cookie' ? { 'set-cookie': 'a=b' } : {}
    const status = pathname === '/kept-but-broken' ? 500 : 200
    return new Response(`${who} ${locale} ${search} ${pages.success}`, { status, headers })
  }
  return {
    renderer: async () => ({
      isKeptPath: (path) => path.startsWith('/kept') || path.endsWith('.data'),
      takesFiles: () => false,
      sleeps: () => false,
      render,
    }),
    createServer: (handler) => createServer(handler),
    policy: contentSecurityPolicy,
    assets: null,
  }
}

test('a kept page is made for a visitor nobody knows, whoever asks first', async () => {
  const renders: string[] = []
  const site = await createTestSite({ source: tellingSite(renders) })
  const authorization = await signInTo(site, { siteId: 1, role: 'ADMIN' })
  expect(await (await site.get('/kept', { authorization })).text()).toMatch(/^visitor/)
  expect(await (await site.get('/kept')).text()).toMatch(/^visitor/)
  expect(renders).toEqual(['/kept'])
})

test('a personal page is made for its caller, each time, and nobody may store it', async () => {
  const renders: string[] = []
  const site = await createTestSite({ source: tellingSite(renders) })
  const authorization = await signInTo(site, { siteId: 1, role: 'ADMIN' })
  const asked = [site.get('/own', { authorization }), site.get('/own'), site.get('/own', { authorization })]
  const answers = await Promise.all(asked)
  expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(Array(3).fill('private, no-store'))
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  expect(texts.map((text) => text.split(' ')[0])).toEqual(['administrator', 'visitor', 'administrator'])
  expect(renders).toHaveLength(3)
  expect(site.cache.size().pages).toBe(0)
})

test('the data of a personal page is as personal as the page, however it is asked for', async () => {
  const site = await createTestSite({ source: tellingSite([]) })
  const authorization = await signInTo(site, { siteId: 1, role: 'ADMIN' })
  expect(await (await site.get('/own.data', { authorization })).text()).toMatch(/^administrator/)
  expect(await (await site.get('/own.data')).text()).toMatch(/^visitor/)
  expect(site.cache.size().pages).toBe(0)
})

test('a page that asks in its caller’s name is not kept, whatever its route says', async () => {
  const site = await createTestSite({ source: tellingSite([]) })
  const authorization = await signInTo(site, { siteId: 1, role: 'ADMIN' })
  const role = async (headers = {}) => JSON.parse(await (await site.get('/kept-but-asking', headers)).text()).data.role
  const asked = [role({ authorization }), role(), role({ authorization })]
  expect(await Promise.all(asked)).toEqual(['ADMIN', 'VISITOR', 'ADMIN'])
  expect(site.cache.size().pages).toBe(0)
})

test('an answer with a cookie and an answer that failed are not kept', async () => {
  const renders: string[] = []
  const site = await createTestSite({ source: tellingSite(renders) })
  for (const path of ['/kept-with-cookie', '/kept-but-broken']) {
    await site.get(path)
    const again = await site.get(path)
    expect(again.headers.get('cache-control')).toBe('private, no-store')
  }
  expect(renders).toHaveLength(4)
  expect(site.cache.size().pages).toBe(0)
})

test('query parameters that no page reads neither reach the page nor split the cache', async () => {
  const renders: string[] = []
  const site = await createTestSite({ source: tellingSite(renders) })
  expect(await (await site.get('/kept?utm_source=<b>')).text()).toBe('visitor fr  true')
  await site.get('/kept?utm_source=other')
  await site.get('/kept')
  expect(renders).toEqual(['/kept'])
})
