import type { DataProvider, RaRecord } from 'react-admin'
import { SOURCES, type Source } from '#office/shell/data/sources.ts'
import { maySee, type Rights } from '#office/shell/frame/menu.ts'
import { SCREENS } from '#office/shell/screens.ts'

/** Something that was found, and where it is. */
export interface Found {
  name: string
  id: RaRecord['id']
  title: string
}

const FEW = 5

/** The kinds of things that one may see, that can be searched and that have a page of their own. */
export function searchableNames(rights: Rights): string[] {
  return Object.entries(SOURCES)
    .filter(([name, source]) => isSearchable(name, source) && maySee(rights, source.area))
    .map(([name]) => name)
}

function isSearchable(name: string, { list }: Source): boolean {
  const screens: Readonly<Record<string, { has: readonly string[] }>> = SCREENS
  return list.filters.search !== undefined && (screens[name]?.has.includes('edit') ?? false)
}

/** The first of each kind; a kind that does not answer keeps nobody from the others. */
export async function searchEverywhere(
  dataProvider: Pick<DataProvider, 'getList'>,
  { text, names }: { text: string; names: readonly string[] },
): Promise<Found[]> {
  const asked = names.map(async (name) => {
    const params = { pagination: { page: 1, perPage: FEW }, filter: { search: text } }
    const { data } = await dataProvider.getList(name, params as Parameters<DataProvider['getList']>[1])
    return data.map((record) => ({ name, id: record.id, title: rowTitle(record) }))
  })
  const answers = await Promise.allSettled(asked)
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

/** What a row of a list is known by. */
function rowTitle(record: RaRecord): string {
  const told: unknown = record.name ?? record.reference ?? record.number ?? record.title ?? record.email
  return told ? String(told) : `#${record.id}`
}
