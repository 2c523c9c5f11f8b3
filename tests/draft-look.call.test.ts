import { expect, test } from 'vitest'
import { openLook, withColours } from './support/look-office.ts'
import { buildTestApp, signInTo } from './support/test-app.ts'
import { createTestSite } from './support/test-site.ts'

test('whoever works on a draft sees any page in it; everybody else sees the page as it is, from memory', async () => {
  const site = await createTestSite()
  const shop = await buildTestApp(site, {})
  const look = await openLook(shop)
  const { content } = await look.get()
  const drafted = withColours(content, { PRIMARY_COLOR: '#123456', LOGO_POSITION: 'RIGHT' })
  drafted.fonts.TITLE = { ...drafted.fonts.TITLE, family: 'Fraunces' }
  await look.save(0, drafted)

  for (const path of ['/?look=draft', '/nos-vins?look=draft']) {
    const own = await site.get(path, { authorization: look.token })
    const html = await own.text()
    expect(html).toContain('--color-primary:#123456')
    expect(html).toContain('data-logo="RIGHT"')
    expect(html).toContain('--font-title:&quot;Fraunces&quot;'.replaceAll('&quot;', '"'))
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect(own.headers.get('x-robots-tag')).toBe('noindex')
    expect(own.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    for (const headers of [{}, { authorization: await signInTo(site, { siteId: 1, role: 'CUSTOMER' }) }]) {
      const other = await site.get(path, headers)
      expect(await other.text()).toContain('--color-primary:#7A1F2B')
      expect(other.headers.get('x-robots-tag')).toBeNull()
    }
  }
  const kept = await site.get('/')
  expect(await kept.text()).toContain('--color-primary:#7A1F2B')
  // Without the mark, who works on it sees what everybody sees.
  expect(await (await site.get('/', { authorization: look.token })).text()).toContain('--color-primary:#7A1F2B')
})
