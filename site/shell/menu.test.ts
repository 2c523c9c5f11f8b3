import { expect, test } from 'vitest'
import type { Page } from '#contract/content/pages.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import { type MenuScene, menuEntries, rightLast } from './menu.server.ts'

const PAGE: Page = {
  ...{ id: 1, idSite: 1, idParent: null, type: 'GRAPE', order: 0, isValid: true, isText: false, showInMenu: true },
  ...{ isFixedOnRight: false, useAbsoluteMenu: false, reload: false, menuIcon: null, isEcommercePage: false },
  cms: { isCmsPage: false, route: null },
  ...{ isCustomHeader: false, isCustomFooter: false, link: null, title: 'Un', url: 'un', menuTitle: 'UN' },
  ...{ metaDescription: '', children: [] },
}
const sceneWith = (given: Partial<MenuScene>): MenuScene => ({
  values: parameterValues([]),
  ...{ locale: 'fr', locales: ['fr', 'en'], isECommerce: true, ...given },
})
const shown = (page: Partial<Page>, given: Partial<MenuScene> = {}) =>
  menuEntries([{ ...PAGE, ...page }], sceneWith(given))
const linked = (type: string, url = '/') => ({ link: { type, url } })

test('a page out of the menu, and one of a shop that is closed, are no entries', () => {
  expect(shown({})).toHaveLength(1)
  expect(shown({ showInMenu: false })).toEqual([])
  expect(shown({ isEcommercePage: true })).toHaveLength(1)
  expect(shown({ isEcommercePage: true }, { isECommerce: false })).toEqual([])
})

test('a page has the icon that it names', () => {
  expect(shown({ menuIcon: 'wine-bottle' })[0]?.icon?.path).toMatch(/^M/)
  expect(shown({ menuIcon: 'no-such-icon' })[0]?.icon).toBeNull()
})

test('what is fixed on the right stands behind the others, wherever it was put', () => {
  const entries = [
    { ...PAGE, url: 'a', isFixedOnRight: true },
    { ...PAGE, url: 'b' },
    { ...PAGE, url: 'c' },
  ]
  const order = rightLast(menuEntries(entries, sceneWith({}))).map(({ url, isOnRight }) => [url, isOnRight])
  expect(order).toEqual([
    ['b', false],
    ['c', false],
    ['a', true],
  ])
})

test('a link leads where it says, within the site in the language of the visitor', () => {
  const english = { locale: 'en' } as const
  expect(shown({})[0]?.link).toBeNull()
  expect(shown(linked('URL', '/nos-vins'), english)[0]?.link).toBe('/en/nos-vins')
  expect(shown(linked('URL', 'https://example.com/'), english)[0]?.link).toBe('https://example.com/')
  expect(shown(linked('POPUP', '#popup-3'))[0]?.link).toBe('#popup-3')
  expect(shown(linked('CART', '/cart'), english)[0]?.link).toBe('/en/cart')
})

test('what the estate has closed is not led to', () => {
  const values = (given: Record<string, string>) => ({ values: { ...parameterValues([]), ...given } })
  expect(shown(linked('CART', '/cart'), { isECommerce: false })).toEqual([])
  expect(shown(linked('SEARCH', '/products/search'), { isECommerce: false })).toEqual([])
  expect(shown(linked('NEWSLETTER', '/newsletter'), values({ ENABLE_NEWSLETTER: 'false' }))).toEqual([])
  expect(shown(linked('LANGUAGE'), { locales: ['fr'] })).toEqual([])
  expect(shown(linked('LANGUAGE'))[0]?.choosesLanguage).toBe(true)
  const hidden = values({ HIDE_CONTACT_PAGE: 'true', COMPANY_EMAIL: 'cave@example.com' })
  expect(shown(linked('CONTACT', '/nous-contacter'), hidden)[0]?.link).toBe('mailto:cave@example.com')
})
