import type { ListRules } from '#contract/basics/list-query.ts'

interface ListParams {
  pagination?: { page: number; perPage: number } | undefined
  sort?: { field: string; order: string } | undefined
  filter?: Readonly<Record<string, unknown>> | undefined
}

/** A list as react-admin asks for it, in the grammar of our lists. What a list does not know is left out. */
export function listRequest(rules: ListRules, { pagination, sort, filter = {} }: ListParams): Record<string, string> {
  const filters = Object.entries(filter)
    .filter(([name, value]) => Object.hasOwn(rules.filters, name) && isGiven(value))
    .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)])
  const isSorted = sort && rules.orderBy.includes(sort.field)
  return {
    ...Object.fromEntries(filters),
    ...(pagination && { nbItem: String(pagination.perPage), page: String(pagination.page) }),
    ...(isSorted && { orderBy: sort.order === 'DESC' ? `-${sort.field}` : sort.field }),
  }
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
}

/** The order that a list has by itself, as react-admin says it. */
export function usualOrder({ defaultOrder }: ListRules): { field: string; order: 'ASC' | 'DESC' } {
  return defaultOrder.startsWith('-')
    ? { field: defaultOrder.slice(1), order: 'DESC' }
    : { field: defaultOrder, order: 'ASC' }
}
