import { expect, test } from 'vitest'
import { customers } from '#contract/accounts/customer-resource.ts'
import type { ResourceDefinition } from '#contract/office/define-resource.ts'
import { orders } from '#contract/orders/order-resource.ts'
import { statementsOf } from './support/count-statements.ts'
import { furnishOffice } from './support/furnished-office.ts'
import { createTestApp, type TestApp } from './support/test-app.ts'

/** What grows without end, and the index that is to hold all that its list is found by. */
const GROWING: readonly [string, ResourceDefinition][] = [
  ['orders_by_date', orders],
  ['users_by_date', customers],
]
/** Found by indexes of its own, of few rows. */
const BY_ITSELF = new Set(['hasDuplicate'])
const FINDS = /^\s*(with found|select count\(\*\) as total|select t\.id::float8 as id from)/

/** The statements by which a call finds which rows it tells. */
async function findingOf(work: () => Promise<unknown>): Promise<string[]> {
  const { asked } = await statementsOf(work)
  return asked.filter((text) => FINDS.test(text))
}

async function columnsOf({ admin }: TestApp, index: string): Promise<string[]> {
  const { rows } = await admin.query('select attname as name from pg_attribute where attrelid = $1::regclass', [
    `estate.${index}`,
  ])
  return rows.map(({ name }) => name)
}

function queriesOf({ list }: ResourceDefinition): string[] {
  const sorted = list.orderBy.map((field) => `orderBy=${field}`)
  const narrowed = Object.entries(list.filters)
    .filter(([name]) => !BY_ITSELF.has(name))
    .map(([name, { value }]) => {
      const given = { text: 'quelque', number: '1', boolean: 'true', day: '2026-11-17' }[value]
      return `${name}=${given}`
    })
  return ['', ...sorted, ...narrowed]
}

test.each(GROWING)('%s holds all that its list is narrowed, ordered and searched by', async (index, resource) => {
  const shop = await createTestApp()
  await furnishOffice(shop)
  const authorization = await shop.signIn(1, 'ADMIN')
  const held = await columnsOf(shop, index)
  const found: string[] = []
  let looked = 0
  for (const query of queriesOf(resource)) {
    const url = `/api${resource.path}?${query}`
    for (const statement of await findingOf(() => shop.app.inject({ url, headers: { authorization } }))) {
      looked += 1
      const used = [...statement.matchAll(/\bt\.(\w+)/g)].map(([, column = '']) => column)
      found.push(...used.filter((column) => !held.includes(column)).map((column) => `${query}: ${column}`))
    }
  }
  expect(looked).toBeGreaterThan(12)
  expect(found).toEqual([])
})
