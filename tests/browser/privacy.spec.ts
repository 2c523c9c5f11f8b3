import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { allCalls } from '#contract/all-calls.ts'
import type { CallDefinition } from '#contract/basics/define-call.ts'
import { DEMO_PASSWORD } from '#db/demo/accounts.ts'
import { isNamed } from '#tests/kept-in-browser.ts'
import { fr as accountWords } from '#words/accounts/fr.ts'
import { fr as checkoutWords } from '#words/checkout/fr.ts'
import { fr as words } from '#words/privacy/fr.ts'
import { goAlive } from './alive.ts'
import { acceptAndOrder, bringCart, next, openStep, payWith, sayWhere, sayWho, WINE } from './checkout-visit.ts'
import { test } from './drawing-test.ts'
import { at } from './estates.ts'
import { ANY_WIDTH } from './tags.ts'

async function signIn(page: Page): Promise<void> {
  await goAlive(page, { host: 'localhost', path: '/auth' })
  const form = page.getByRole('region', { name: accountWords.login.title })
  await form.getByLabel(accountWords.login.email).fill('client@example.com')
  await form.getByLabel(accountWords.login.password, { exact: true }).fill(DEMO_PASSWORD)
  await form.getByRole('button', { name: accountWords.login.submit }).click()
  await expect(page).toHaveURL(at('localhost', '/account'))
}

/** Every cookie and key that lies in the browser now and that no list names. */
async function unnamed(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => ({ name, where: 'cookie' as const }))
  const keys = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)] as const)
  const stored = [
    ...keys[0].map((name) => ({ name, where: 'local' as const })),
    ...keys[1].map((name) => ({ name, where: 'session' as const })),
  ]
  return [...cookies, ...stored].filter((one) => !isNamed(one)).map(({ name, where }) => `${where} ${name}`)
}

test(
  'from the home page to the paid order nothing is kept in the browser that the list does not name',
  ANY_WIDTH,
  async ({ page }) => {
    await goAlive(page, { host: 'localhost', path: '/' })
    expect(await unnamed(page)).toEqual([])
    await bringCart(page, { wanted: WINE })
    await openStep(page, { step: 'address' })
    await sayWho(page)
    await page.getByRole('radio', { name: checkoutWords.address.types.delivery.label }).check()
    await sayWhere(page)
    expect(await unnamed(page)).toEqual([])
    // Address and birthday of who buys are this tab's alone.
    expect(await page.evaluate(() => [localStorage.getItem('checkoutBuyer'), JSON.stringify(localStorage)])).toEqual([
      null,
      expect.not.stringContaining('marie@example.org'),
    ])
    expect(await page.evaluate(() => sessionStorage.getItem('checkoutBuyer'))).toContain('marie@example.org')
    await next(page, checkoutWords.address.toShipping)
    await page.getByRole('group', { name: checkoutWords.shipping.home }).getByRole('radio').first().check()
    await next(page, checkoutWords.shipping.toPayment)
    await acceptAndOrder(page)
    await payWith(page, 'ok')
    await expect(page).toHaveURL(/\/(order|cart)\//)
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('checkoutBuyer'))).toBeNull()
    expect(await unnamed(page)).toEqual([])
  },
)

test(
  'a page on another origin changes nothing, whatever it sends in the visitor’s name',
  ANY_WIDTH,
  async ({ page }) => {
    await signIn(page)
    const server = createServer((_, response) => response.end('<!doctype html><title>elsewhere</title>'))
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const statuses = new Set<number>()
    page.on('response', (response) => {
      if (response.url().includes('/api/')) statuses.add(response.status())
    })
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    const unsafe = Object.values<CallDefinition>(allCalls).filter(({ method }) => method !== 'GET')
    const asked = unsafe.map(({ method, path }) => ({
      method,
      url: at('localhost', `/api${path.replace(':cartId', 'new').replace(/:\w+/g, '1')}`),
    }))
    await page.evaluate(async (calls) => {
      const payload = JSON.stringify({
        email: 'eve@example.org',
        quantity: 6,
        consent: true,
        kind: 'ACCESS',
        value: 'x',
      })
      for (const { method, url } of calls) {
        const simple = { credentials: 'include', mode: 'no-cors', method: 'POST' } as const
        const tries: [string, RequestInit][] = [
          [url, { ...simple, body: payload, headers: { 'content-type': 'text/plain' } }],
          [url, { ...simple, body: new URLSearchParams({ email: 'eve@example.org', quantity: '6' }) }],
          [url, { credentials: 'include', method, body: payload, headers: { 'content-type': 'application/json' } }],
        ]
        for (const [address, request] of tries) await fetch(address, request).catch(() => {})
      }
    }, asked)
    // Every answer that came was a refusal.
    expect([...statuses].filter((status) => status < 400 && status !== 204)).toEqual([])
    expect(statuses.size).toBeGreaterThan(0)
    await page.setContent(
      `<form method="post" action="${at('localhost', '/auth')}"><input name="intent" value="logout"></form>`,
    )
    await page.evaluate(() => document.querySelector('form')?.submit())
    await page.waitForURL(at('localhost', '/auth'))
    server.close()
    await goAlive(page, { host: 'localhost', path: '/account/privacy' })
    await expect(page.getByRole('heading', { level: 1, name: words.account.title })).toBeVisible()
  },
)
