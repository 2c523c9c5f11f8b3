import type { allResources } from '#contract/all-resources.ts'
import { customerGroupResource, customerResource } from './accounts/customer-resource.ts'
import { carrierResource } from './deliveries/carrier-resource.ts'
import { auditEventResource } from './office/audit-event-resource.ts'
import type { OfferedResource } from './office/resource.ts'
import { orderResource } from './orders/order-resource.ts'

/** Each resource with where its rows lie and what holds for it. A missing one does not compile. */
export const offeredResources: Readonly<Record<keyof typeof allResources, OfferedResource>> = {
  auditEvents: auditEventResource,
  carriers: carrierResource,
  customerGroups: customerGroupResource,
  customers: customerResource,
  orders: orderResource,
}
