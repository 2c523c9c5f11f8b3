import type { OfferedResource } from '#api/office/resource.ts'
import { orders } from '#contract/orders/order-resource.ts'
import { orderStore } from '#db/resources/orders.ts'

export const orderResource: OfferedResource = { definition: orders, store: orderStore }
