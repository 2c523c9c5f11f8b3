import type { allResources } from '#contract/all-resources.ts'
import { customerGroupResource, customerResource } from './accounts/customer-resource.ts'
import { discountCodeResource } from './carts/discount-code-resource.ts'
import { declinationResource } from './catalogue/declination-resource.ts'
import { tagResource, variationResource } from './catalogue/label-resources.ts'
import { pricePlanResource } from './catalogue/price-plan-resource.ts'
import { discountResource, tierSetResource } from './catalogue/price-rule-resources.ts'
import { productResource } from './catalogue/product-resource.ts'
import { stockMovementResource } from './catalogue/stock-movement-resource.ts'
import { elementResource } from './content/element-resource.ts'
import { messageResource } from './content/message-resource.ts'
import { pageResource } from './content/page-resource.ts'
import { partnerResource } from './content/partner-resource.ts'
import { popupResource } from './content/popup-resource.ts'
import { customizationResource } from './customizations/customization-resource.ts'
import { carrierResource } from './deliveries/carrier-resource.ts'
import { collectionPlaceResource } from './deliveries/collection-place-resource.ts'
import { eventResource, registrationResource } from './events/event-resource.ts'
import { formAnswerResource, formResource } from './forms/form-resource.ts'
import { importResource, pastOrderResource } from './imports/import-resource.ts'
import { albumResource } from './journal/album-resource.ts'
import { blogFolderResource } from './journal/blog-folder-resource.ts'
import { blogResource } from './journal/blog-resource.ts'
import { newsResource } from './journal/news-resource.ts'
import { mediaResource } from './media/media-resource.ts'
import { auditEventResource } from './office/audit-event-resource.ts'
import type { OfferedResource } from './office/resource.ts'
import { orderResource } from './orders/order-resource.ts'
import { quoteResource } from './quotes/quote-resource.ts'
import { companyAddressResource } from './sites/company-address-resource.ts'
import { bookingResource, serviceResource } from './visits/service-resource.ts'

/** Each resource with where its rows lie and what holds for it. A missing one does not compile. */
export const offeredResources: Readonly<Record<keyof typeof allResources, OfferedResource>> = {
  auditEvents: auditEventResource,
  carriers: carrierResource,
  collectionPlaces: collectionPlaceResource,
  companyAddresses: companyAddressResource,
  customerGroups: customerGroupResource,
  customers: customerResource,
  discountCodes: discountCodeResource,
  imports: importResource,
  media: mediaResource,
  messages: messageResource,
  events: eventResource,
  registrations: registrationResource,
  services: serviceResource,
  bookings: bookingResource,
  forms: formResource,
  formAnswers: formAnswerResource,
  orders: orderResource,
  pages: pageResource,
  quotes: quoteResource,
  pastOrders: pastOrderResource,
  products: productResource,
  declinations: declinationResource,
  stockMovements: stockMovementResource,
  pricePlans: pricePlanResource,
  discounts: discountResource,
  tierSets: tierSetResource,
  tags: tagResource,
  variations: variationResource,
  customizations: customizationResource,
  news: newsResource,
  blogs: blogResource,
  blogFolders: blogFolderResource,
  albums: albumResource,
  elements: elementResource,
  partners: partnerResource,
  popups: popupResource,
}
