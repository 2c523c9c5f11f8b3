import { expect, test } from 'vitest'
import { CONSENT_COOKIE } from '#rules/consent/consent.ts'
import { STORAGE_KEYS } from '#site/checkout/checkout-memory.ts'
import { popupKey } from '#site/content/shown-popups.ts'
import { memoryKey } from '#site/customizations/answers-memory.ts'
import { fr } from '#words/consent/kept/fr.ts'
import { keptRows } from '#words/consent/kept/kept-rows.ts'
import { isNamed } from './kept-in-browser.ts'
import { readSources } from './source-files.ts'

/** The files that write into the browser, each with the names it writes. Whoever adds one adds its names to the list. */
const WRITERS = {
  'client/reload-memory.ts': { session: ['chunk-reload'] },
  'site/browser/scroll-memory.ts': { session: ['scroll-positions'] },
  'site/browser/remember-locale.ts': { cookie: ['locale'] },
  'site/carts/cart-store.ts': { local: ['cartId', 'cartCount', 'cartChange', 'cartNews'] },
  'site/checkout/checkout-state.ts': {
    local: Object.values(STORAGE_KEYS).filter((key) => key !== STORAGE_KEYS.buyer),
    session: [STORAGE_KEYS.buyer],
  },
  'site/checkout/gift-card-memory.ts': { session: ['checkoutGiftCards'] },
  'site/consent/consent-store.ts': { cookie: [CONSENT_COOKIE] },
  'site/content/popup-memory.ts': { local: [popupKey(3)] },
  'site/shell/first-script.ts': { cookie: [CONSENT_COOKIE, 'locale'] },
  'site/customizations/answers-store.ts': { session: [memoryKey('https://domaine.example', 3)] },
  'office/shell/locale.ts': { cookie: ['locale'] },
  'office/shell/Office.tsx': { local: ['RaStoreoffice.carriers.listParams'] },
  'office/content/desk/kept-draft.ts': { local: ['office.desk.3'] },
  'office/content/site-panel/folded.ts': { local: ['office.panel'] },
  'office/content/site-panel/given-up.ts': { local: ['office.panel.undrawn'] },
  'office/content/desk/use-desk-acts.ts': { session: ['office.desk.copied'] },
  'api/calls/answer-cookie.ts': { cookie: ['token', 'idSite', 'device', 'office'] },
} as const
const FOLDERS = ['site', 'office', 'ui', 'sections', 'client'].flatMap((folder) => [
  `${folder}/*.ts`,
  `${folder}/*.tsx`,
])
/** They only read or delete. */
const READERS = ['site/accounts/after-form.ts', 'site/accounts/login-store.ts', 'site/consent/keep-to-choice.ts']

test('every file that keeps something in the browser is known', () => {
  const using = readSources(...FOLDERS)
    .filter(({ path, text }) => !path.includes('.test.') && /(local|session)Storage|document\.cookie/.test(text))
    .map(({ path }) => path)
  const known = [...Object.keys(WRITERS), ...READERS].filter((path) => /^(site|office|client)\//.test(path))
  expect(using.sort()).toEqual(known.sort())
})

test('the list names everything that they write', () => {
  const written = Object.values<Partial<Record<'cookie' | 'local' | 'session', readonly string[]>>>(WRITERS).flatMap(
    (names) =>
      (['cookie', 'local', 'session'] as const).flatMap((where) =>
        (names[where] ?? []).map((name) => ({ name, where })),
      ),
  )
  expect(written.filter((one) => !isNamed(one))).toEqual([])
  expect(isNamed({ name: '_ga', where: 'cookie' })).toBe(false)
})

test('a showcase tells of no cart', () => {
  const told = (isECommerce: boolean) => keptRows(fr, { isECommerce }).flat().join(' ')
  expect([told(true).includes('cartId'), told(false).includes('cartId'), told(false).includes('token')]).toEqual([
    true,
    false,
    true,
  ])
})
