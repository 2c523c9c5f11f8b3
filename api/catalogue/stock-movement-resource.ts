import type { OfferedResource } from '#api/office/resource.ts'
import { stockMovements } from '#contract/catalogue/stock-movement-resource.ts'
import { stockMovementStore } from '#db/resources/stock-movements.ts'

export const stockMovementResource: OfferedResource = { definition: stockMovements, store: stockMovementStore }
