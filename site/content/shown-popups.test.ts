import { expect, test } from 'vitest'
import { mayShowPopup, popupIdInHash, popupKey, remembersClosing } from './shown-popups.ts'

const fromAddress = { byVisitor: false, wasOpened: false, closedAt: null }

test('the hash names the popup', () => {
  expect(popupIdInHash('#popup-3')).toBe(3)
  expect(
    ['', '#contenu', '#popup-', '#popup-0', '#popup-x', '#popup-3x', '#popup-99999999999'].map(popupIdInHash),
  ).toEqual(Array(7).fill(null))
})

test('an address shows its popup to who has not closed it yet', () => {
  expect(mayShowPopup(fromAddress)).toBe(true)
})

test('an address does not show a popup again once its closing is on record', () => {
  expect(mayShowPopup({ ...fromAddress, closedAt: '2026-05-04T08:00:00.000Z' })).toBe(false)
})

test('going back to an address does not show its popup a second time', () => {
  expect(mayShowPopup({ ...fromAddress, wasOpened: true })).toBe(false)
})

test('a click always opens', () => {
  expect(mayShowPopup({ byVisitor: true, wasOpened: true, closedAt: '2026-05-04T08:00:00.000Z' })).toBe(true)
})

test('only a popup that does not show on every reload records its closing', () => {
  expect(remembersClosing({ showsOnEveryReload: false })).toBe(true)
  expect(remembersClosing({ showsOnEveryReload: true })).toBe(false)
  expect(popupKey(7)).toBe('popup-7')
})
