import type { OfferedResource } from '#api/office/resource.ts'
import { customerGroups, customers } from '#contract/accounts/customer-resource.ts'
import { customerGroupStore, customerStore } from '#db/resources/customers.ts'

export const customerResource: OfferedResource = { definition: customers, store: customerStore }
export const customerGroupResource: OfferedResource = { definition: customerGroups, store: customerGroupStore }
