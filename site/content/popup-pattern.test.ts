import { expect, test } from 'vitest'
import type { TimedPopup } from '#contract/content/popups.ts'
import { hasPopupsFor } from './due-popups.ts'
import { popupPattern } from './popup-pattern.server.ts'

const popup = (where: Partial<TimedPopup>): TimedPopup => ({
  id: 1,
  onPages: [],
  onKinds: [],
  afterSeconds: 5,
  afterScroll: null,
  from: null,
  until: null,
  againDays: null,
  showsOnEveryReload: false,
  isAlcoholPromotion: false,
  ...where,
})
const PATHS = ['/', '/notre-domaine', '/nos-vins', '/wines/les-aubepines/1', '/products/coffret/17', '/a.b', '/axb']

test.each([
  [popup({ onPages: ['notre-domaine'] })],
  [popup({ onPages: ['accueil', 'a.b'] })],
  [popup({ onKinds: ['HOME'] })],
  [popup({ onKinds: ['LIST', 'PRODUCT'] })],
  [popup({ onPages: ['nos-vins'], onKinds: ['HOME'] })],
])('the pattern of %j lets through the pages that have it, in each language', (one) => {
  const pattern = new RegExp(popupPattern([one]))
  for (const path of PATHS) {
    expect([path, pattern.test(path)]).toEqual([path, hasPopupsFor([one], path)])
    const english = path === '/' ? '/en' : `/en${path}`
    expect([english, pattern.test(english)]).toEqual([english, hasPopupsFor([one], path)])
  }
})

test('without popups there is no pattern', () => {
  expect(popupPattern([])).toBe('')
})
