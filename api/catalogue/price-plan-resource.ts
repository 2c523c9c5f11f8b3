import type { OfferedResource } from '#api/office/resource.ts'
import { pricePlans } from '#contract/catalogue/price-plan-resource.ts'
import { pricePlanStore } from '#db/resources/price-plans.ts'

export const pricePlanResource: OfferedResource = { definition: pricePlans, store: pricePlanStore }
