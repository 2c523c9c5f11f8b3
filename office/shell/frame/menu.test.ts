import { expect, test } from 'vitest'
import { OFFICE_AREAS, OFFICE_ROLES, type OfficeRole } from '#contract/office/closed-sets.ts'
import { rightOf } from '#rules/office/rights.ts'
import { mayAct, menuFor, type Rights } from './menu.ts'

const SCREENS = {
  carriers: { group: 'deliveries', area: 'deliveries' },
  returns: { group: 'sales', area: 'orders' },
  parameters: { group: 'estate', area: 'settings' },
} as const

const rightsOf = (role: OfficeRole): Rights =>
  Object.fromEntries(OFFICE_AREAS.map((area) => [area, rightOf(role, area)]))

test('the menu has what one may see, subject by subject, and no empty subject', () => {
  const told = Object.fromEntries(
    OFFICE_ROLES.map((role) => [
      role,
      menuFor(SCREENS, rightsOf(role)).map(({ group, entries }) => [group, ...entries.map(({ name }) => name)]),
    ]),
  )
  expect(told).toEqual({
    OWNER: [
      ['sales', 'returns'],
      ['deliveries', 'carriers'],
      ['estate', 'parameters'],
    ],
    SHOP: [
      ['sales', 'returns'],
      ['deliveries', 'carriers'],
    ],
    EDITOR: [],
    ACCOUNTANT: [['sales', 'returns']],
  })
})

test('whoever may only see opens lists, files and forms to read, and begins nothing new', () => {
  const may = (action: string) => mayAct(rightsOf('ACCOUNTANT'), { area: 'orders', action })
  expect(['list', 'show', 'export', 'create', 'edit', 'delete'].filter(may)).toEqual(['list', 'show', 'export', 'edit'])
  expect(mayAct({}, { area: 'orders', action: 'list' })).toBe(false)
})
