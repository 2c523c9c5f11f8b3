import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { getLogged, logout } from '#contract/accounts/routes.ts'
import type { SiteSource } from '#run/pages/site-source.ts'
import { contentSecurityPolicy } from '#site/server/security-headers.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { signInTo } from './support/test-app.ts'
import { createTestSite } from './support/test-site.ts'

/** A page that asks who reads it, and once more after signing them out where a form is sent. */
const askingTwice: SiteSource = {
  renderer: async () => ({
    isKeptPath: () => false,
    takesFiles: () => false,
    sleeps: () => false,
    async render(request: Request, { ask }: PageContext) {
      const before = await ask(getLogged, {})
      if (request.method === 'POST') await ask(logout, {})
      const after = await ask(getLogged, {})
      return new Response([before, after].map((answer) => answer.success && answer.data.role).join(' '))
    },
  }),
  createServer: (handler) => createServer(handler),
  policy: contentSecurityPolicy,
  assets: null,
}

test('who reads a page is looked up once for all that it asks', async () => {
  const site = await createTestSite({ source: askingTwice })
  const authorization = await signInTo(site, { siteId: 1, role: 'CUSTOMER' })
  const before = site.queries()
  expect(await (await site.get('/own', { authorization })).text()).toBe('CUSTOMER CUSTOMER')
  // The session; the two calls need nothing besides.
  expect(site.queries() - before).toBe(1)
})

test('a session that has ended is over on the next page', async () => {
  const site = await createTestSite({ source: askingTwice })
  const authorization = await signInTo(site, { siteId: 1, role: 'CUSTOMER' })
  await site.get('/own', { authorization })
  await site.admin.query('delete from estate.sessions where site_id = 1')
  expect(await (await site.get('/own', { authorization })).text()).toBe('VISITOR VISITOR')
})

test('what a form ends is over for what is asked after it', async () => {
  const site = await createTestSite({ source: askingTwice })
  const authorization = await signInTo(site, { siteId: 1, role: 'CUSTOMER' })
  const sent = await site.postForm({ path: '/own', fields: {}, headers: { authorization } })
  expect(await sent.text()).toBe('CUSTOMER VISITOR')
})
