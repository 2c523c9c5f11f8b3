import type { OfferedResource } from '#api/office/resource.ts'
import { imports, pastOrders } from '#contract/imports/import-resource.ts'
import { importStore, pastOrderStore } from '#db/resources/imports.ts'

export const importResource: OfferedResource = { definition: imports, store: importStore }
export const pastOrderResource: OfferedResource = { definition: pastOrders, store: pastOrderStore }
