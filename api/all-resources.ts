import type { allResources } from '#contract/all-resources.ts'
import { declinationResource } from './catalogue/declination-resource.ts'
import { tagResource, variationResource } from './catalogue/label-resources.ts'
import { pricePlanResource } from './catalogue/price-plan-resource.ts'
import { discountResource, tierSetResource } from './catalogue/price-rule-resources.ts'
import { productResource } from './catalogue/product-resource.ts'
import { stockMovementResource } from './catalogue/stock-movement-resource.ts'
import { customizationResource } from './customizations/customization-resource.ts'
import { carrierResource } from './deliveries/carrier-resource.ts'
import type { OfferedResource } from './office/resource.ts'

/** Each resource with where its rows lie and what holds for it. A missing one does not compile. */
export const offeredResources: Readonly<Record<keyof typeof allResources, OfferedResource>> = {
  carriers: carrierResource,
  products: productResource,
  declinations: declinationResource,
  stockMovements: stockMovementResource,
  pricePlans: pricePlanResource,
  discounts: discountResource,
  tierSets: tierSetResource,
  tags: tagResource,
  variations: variationResource,
  customizations: customizationResource,
}
