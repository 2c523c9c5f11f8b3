import { allResources } from '#contract/all-resources.ts'
import type { ListRules } from '#contract/basics/list-query.ts'
import type { ResourceDefinition } from '#contract/office/define-resource.ts'

interface AskedList {
  name: string
  path: string
}

/** Something to look for in each list, that some of its rows have. */
const WORDS: Readonly<Record<string, string>> = {
  orders: 'garnier 12',
  customers: 'garnier 12',
  auditEvents: 'cuvée 1234',
  products: 'vignes',
  declinations: 'vignes',
  stockMovements: 'vignes',
  messages: 'ouvrez',
}
const VALUES: Readonly<Record<string, string>> = { text: 'PAID', number: '7', boolean: 'true' }

/** Every list of the back office: as it opens, by each order, by each filter, and searched. */
export function officeLists(today: string): AskedList[] {
  const resources: [string, ResourceDefinition][] = Object.entries(allResources)
  return resources.flatMap(([many, { path, list }]) => [
    { name: many, path },
    ...ordersOf(list).map((order) => ({ name: `${many} by ${order}`, path: `${path}?orderBy=${order}` })),
    ...filtersOf({ many, list, today }).map(([field, value]) => ({
      name: `${many}, ${field}`,
      path: `${path}?${field}=${encodeURIComponent(value)}`,
    })),
  ])
}

function ordersOf({ orderBy }: ListRules): string[] {
  return orderBy.flatMap((field) => [field, `-${field}`])
}

interface FilterOptions {
  many: string
  list: ListRules
  today: string
}

function filtersOf({ many, list, today }: FilterOptions): [string, string][] {
  return Object.entries(list.filters).map(([field, { value }]) => {
    if (field === 'search') return [field, WORDS[many] ?? 'a']
    return [field, value === 'day' ? today : (VALUES[value] ?? '')]
  })
}
