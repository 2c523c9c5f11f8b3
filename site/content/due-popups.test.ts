import { expect, test } from 'vitest'
import type { TimedPopup } from '#contract/content/popups.ts'
import { duePopup, hasPopupsFor, type PopupMoment } from './due-popups.ts'

const POPUP: TimedPopup = {
  id: 3,
  onPages: ['notre-domaine'],
  onKinds: [],
  afterSeconds: 10,
  afterScroll: null,
  from: null,
  until: null,
  againDays: null,
  showsOnEveryReload: false,
  isAlcoholPromotion: false,
}
const NOW = new Date('2026-11-16T10:00:00Z')
const MOMENT: PopupMoment = {
  path: '/notre-domaine',
  secondsOnPage: 10,
  scrolled: 0,
  now: NOW,
  isBusy: false,
  isSignedIn: false,
  opened: [],
  closedAt: () => null,
}
const isDue = (popup: Partial<TimedPopup> = {}, moment: Partial<PopupMoment> = {}) =>
  duePopup([{ ...POPUP, ...popup }], { ...MOMENT, ...moment })?.id === 3

test('a popup comes after its seconds or its part of the page, whichever is first', () => {
  expect(isDue()).toBe(true)
  expect(isDue({}, { secondsOnPage: 9 })).toBe(false)
  const either = { afterScroll: 60 }
  expect(isDue(either, { secondsOnPage: 4, scrolled: 60 })).toBe(true)
  expect(isDue(either, { secondsOnPage: 4, scrolled: 59 })).toBe(false)
  expect(isDue({ afterSeconds: null }, { secondsOnPage: 600, scrolled: 100 })).toBe(false)
})

test('what one came for is read first, and a question is answered first', () => {
  expect(isDue({ afterSeconds: 1 }, { secondsOnPage: 2 })).toBe(false)
  expect(isDue({ afterScroll: 1 }, { secondsOnPage: 2, scrolled: 100 })).toBe(false)
  expect(isDue({ afterSeconds: 1 }, { secondsOnPage: 3 })).toBe(true)
  expect(isDue({}, { isBusy: true })).toBe(false)
})

test.each([
  ['HOME', '/'],
  ['CONTENT', '/notre-domaine'],
  ['LIST', '/nos-vins'],
  ['PRODUCT', '/wines/les-aubepines/1'],
  ['PRODUCT', '/products/coffret/17/detail/3'],
] as const)('%s is the kind of %s', (kind, path) => {
  const kinds = ['HOME', 'CONTENT', 'LIST', 'PRODUCT'] as const
  for (const one of kinds) expect(isDue({ onPages: [], onKinds: [one] }, { path })).toBe(one === kind)
})

test.each([
  '/cart',
  '/cart/payment',
  '/account',
  '/auth',
  '/order/success',
  '/review/x',
  '/privacy/request',
  '/newsletter',
])('never on %s, whatever the estate says', (path) => {
  const everywhere = { onPages: [path.slice(1)], onKinds: ['HOME', 'CONTENT', 'LIST', 'PRODUCT'] as const }
  expect(isDue({ ...everywhere, onKinds: [...everywhere.onKinds] }, { path })).toBe(false)
  expect(hasPopupsFor([{ ...POPUP, onPages: [path.slice(1)] }], path)).toBe(false)
})

test('nor where one searches or has something engraved', () => {
  for (const path of ['/products/search', '/products/coffret/17/3/customize'])
    expect(isDue({ onPages: [], onKinds: ['CONTENT', 'PRODUCT'] }, { path })).toBe(false)
})

test('a page is named by its slug, the home page as accueil', () => {
  expect(isDue({}, { path: '/nos-vins' })).toBe(false)
  expect(isDue({ onPages: ['accueil'] }, { path: '/' })).toBe(true)
  expect(hasPopupsFor([POPUP], '/notre-domaine')).toBe(true)
  expect(hasPopupsFor([POPUP], '/')).toBe(false)
})

test('only from its first day and until its last', () => {
  const days = { from: '2026-11-16T10:00:00Z', until: '2026-11-17T10:00:00Z' }
  const at = (now: string) => isDue(days, { now: new Date(now) })
  expect([at('2026-11-16T09:59:59Z'), at('2026-11-16T10:00:00Z')]).toEqual([false, true])
  expect([at('2026-11-17T09:59:59Z'), at('2026-11-17T10:00:00Z')]).toEqual([true, false])
})

test('once, or again after some days, or on every reload', () => {
  const closedAt = () => '2026-11-09T10:00:00Z'
  expect(isDue({}, { closedAt })).toBe(false)
  expect(isDue({ againDays: 8 }, { closedAt })).toBe(false)
  expect(isDue({ againDays: 7 }, { closedAt })).toBe(true)
  expect(isDue({ showsOnEveryReload: true }, { closedAt })).toBe(true)
  expect(isDue({ showsOnEveryReload: true }, { opened: [3] })).toBe(false)
})

test('what praises alcohol is for who is signed in; the server asks for their age', () => {
  expect(isDue({ isAlcoholPromotion: true })).toBe(false)
  expect(isDue({ isAlcoholPromotion: true }, { isSignedIn: true })).toBe(true)
})
