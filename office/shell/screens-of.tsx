import type { ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import { allResources } from '#contract/all-resources.ts'
import type { ResourceDefinition } from '#contract/office/define-resource.ts'
import { CreatePage } from './form/CreatePage.tsx'
import { EditPage } from './form/EditPage.tsx'
import type { FormPart } from './form/form-part.ts'
import type { Column, ListFilter } from './list/column.ts'
import { ThingList } from './list/ThingList.tsx'
import type { Pages } from './pages.ts'

interface Shown {
  columns: readonly Column[]
  filters?: readonly ListFilter[]
  form: readonly FormPart[]
  /** What one of them is called: of a row of the list, and of the whole thing. */
  nameOf: (record: RaRecord) => string
  /** What else can be done with one, beside its name. */
  acts?: (record: RaRecord) => ReactNode
}

/** The pages of a resource, from what its list and its form show. */
export function screensOf(
  name: keyof typeof allResources,
  { columns, filters = [], form, nameOf, acts }: Shown,
): Required<Pages> {
  const resource: ResourceDefinition = allResources[name]
  return {
    list: () => <ThingList name={name} columns={columns} filters={filters} nameOf={nameOf} />,
    edit: () => <EditPage name={name} resource={resource} parts={form} nameOf={nameOf} acts={acts} />,
    create: () => <CreatePage name={name} resource={resource} parts={form} />,
  }
}
