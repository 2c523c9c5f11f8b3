import { expect, test } from 'vitest'
import { OFFICE_AREAS, OFFICE_ROLES } from '#contract/office/closed-sets.ts'
import { mayDo, rightOf } from './rights.ts'

test('an owner may do everything, everyone else less', () => {
  expect(OFFICE_AREAS.every((area) => rightOf('OWNER', area) === 'write')).toBe(true)
  for (const role of OFFICE_ROLES.slice(1))
    expect(OFFICE_AREAS.some((area) => rightOf(role, area) !== 'write')).toBe(true)
})

test('who works here, what was changed and how the estate is set is the owner’s alone', () => {
  for (const area of ['people', 'log', 'settings'] as const)
    for (const role of ['SHOP', 'EDITOR', 'ACCOUNTANT'] as const)
      expect(mayDo({ role, area, needs: 'read' }), `${role} ${area}`).toBe(false)
})

test('the books are for owners and accountants, and people’s names and answers not for whoever writes pages', () => {
  expect(mayDo({ role: 'SHOP', area: 'accounts', needs: 'read' })).toBe(false)
  expect(mayDo({ role: 'ACCOUNTANT', area: 'accounts', needs: 'read' })).toBe(true)
  for (const area of ['orders', 'customers', 'guests', 'mails', 'privacy'] as const)
    expect(mayDo({ role: 'EDITOR', area, needs: 'read' }), area).toBe(false)
})

test('whoever may change may see; whoever may only see changes nothing', () => {
  expect(mayDo({ role: 'SHOP', area: 'orders', needs: 'read' })).toBe(true)
  expect(mayDo({ role: 'SHOP', area: 'orders', needs: 'write' })).toBe(true)
  expect(mayDo({ role: 'ACCOUNTANT', area: 'orders', needs: 'read' })).toBe(true)
  expect(mayDo({ role: 'ACCOUNTANT', area: 'orders', needs: 'write' })).toBe(false)
  expect(mayDo({ role: 'EDITOR', area: 'customers', needs: 'read' })).toBe(false)
})
