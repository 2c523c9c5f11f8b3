import { customerGroups, customers } from './accounts/customer-resource.ts'
import type { CallDefinition } from './basics/define-call.ts'
import { discountCodes } from './carts/discount-code-resource.ts'
import { declinations } from './catalogue/declination-resource.ts'
import { discounts } from './catalogue/discount-resource.ts'
import { pricePlans } from './catalogue/price-plan-resource.ts'
import { products } from './catalogue/product-resource.ts'
import { stockMovements } from './catalogue/stock-movement-resource.ts'
import { tags } from './catalogue/tag-resource.ts'
import { tierSets } from './catalogue/tier-set-resource.ts'
import { variations } from './catalogue/variation-resource.ts'
import { elements, partners } from './content/element-resource.ts'
import { messages } from './content/message-resource.ts'
import { pages } from './content/page-resource.ts'
import { popups } from './content/popup-resource.ts'
import { customizations } from './customizations/customization-resource.ts'
import { carriers } from './deliveries/carrier-resource.ts'
import { collectionPlaces } from './deliveries/collection-place-resource.ts'
import { events, registrations } from './events/event-resource.ts'
import { formAnswers, forms } from './forms/form-resource.ts'
import { imports, pastOrders } from './imports/import-resource.ts'
import { albums } from './journal/album-resource.ts'
import { blogFolders, blogs } from './journal/blog-resource.ts'
import { news } from './journal/news-resource.ts'
import { media } from './media/media-resource.ts'
import { auditEvents } from './office/audit-event-resource.ts'
import { callsOf, type ResourceDefinition } from './office/define-resource.ts'
import { orders } from './orders/order-resource.ts'
import { quotes } from './quotes/quote-resource.ts'
import { companyAddresses } from './sites/company-address-resource.ts'
import { bookings, services } from './visits/service-resource.ts'

/** Every kind of things that the back office works on in the one way (decisions/052). */
export const allResources = {
  auditEvents,
  carriers,
  collectionPlaces,
  companyAddresses,
  customerGroups,
  customers,
  customizations,
  declinations,
  discountCodes,
  discounts,
  imports,
  media,
  messages,
  events,
  registrations,
  services,
  bookings,
  forms,
  formAnswers,
  orders,
  pages,
  quotes,
  pastOrders,
  pricePlans,
  products,
  stockMovements,
  tags,
  tierSets,
  variations,
  news,
  blogs,
  blogFolders,
  albums,
  elements,
  partners,
  popups,
} as const satisfies Record<string, ResourceDefinition>

/** Their calls, by name. */
export const resourceCalls: Readonly<Record<string, CallDefinition>> = Object.fromEntries(
  Object.values(allResources).flatMap((resource) => Object.values(callsOf(resource)).map((call) => [call.name, call])),
)
