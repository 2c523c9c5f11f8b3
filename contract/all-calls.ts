import * as accounts from './accounts/accounts.ts'
import * as addresses from './accounts/addresses.ts'
import * as customerMerges from './accounts/customer-merges.ts'
import * as customers from './accounts/customers.ts'
import * as devices from './accounts/devices.ts'
import * as guestOrders from './accounts/guest-orders.ts'
import * as invitations from './accounts/invitations.ts'
import * as logged from './accounts/logged.ts'
import * as passwords from './accounts/passwords.ts'
import * as people from './accounts/people.ts'
import * as profile from './accounts/profile.ts'
import * as secondFactors from './accounts/second-factors.ts'
import { resourceCalls } from './all-resources.ts'
import { type CallDefinition, pickCalls } from './basics/define-call.ts'
import * as books from './books/books.ts'
import * as carts from './carts/carts.ts'
import * as cases from './carts/cases.ts'
import * as eLabels from './catalogue/e-labels.ts'
import * as nextVintages from './catalogue/next-vintage.ts'
import * as prices from './catalogue/prices.ts'
import * as products from './catalogue/products.ts'
import * as stock from './catalogue/stock.ts'
import * as technicalFiles from './catalogue/technical-files.ts'
import * as cellar from './cellar/cellar.ts'
import * as checkout from './checkout/checkout.ts'
import * as enteredOrders from './checkout/entered-orders.ts'
import * as paymentLinks from './checkout/payment-links.ts'
import * as consents from './consent/consents.ts'
import * as externalApps from './consent/external-apps.ts'
import * as changeDates from './content/change-dates.ts'
import * as components from './content/components.ts'
import * as elements from './content/elements.ts'
import * as layouts from './content/layouts.ts'
import * as links from './content/links.ts'
import * as messages from './content/messages.ts'
import * as pageAdvice from './content/page-advice.ts'
import * as pageDrafts from './content/page-drafts.ts'
import * as pagePlaces from './content/page-places.ts'
import * as pageStarts from './content/page-starts.ts'
import * as pages from './content/pages.ts'
import * as partners from './content/partners.ts'
import * as popups from './content/popups.ts'
import * as sectionChoices from './content/section-choices.ts'
import * as sharedSections from './content/shared-sections.ts'
import * as customizations from './customizations/customizations.ts'
import * as deliveries from './deliveries/deliveries.ts'
import * as offerTerms from './deliveries/offer-terms.ts'
import * as deliverySimulation from './deliveries/simulation.ts'
import * as edits from './edits/edits.ts'
import * as events from './events/events.ts'
import * as forms from './forms/forms.ts'
import * as formTickets from './forms/tickets.ts'
import * as giftCards from './gift-cards/gift-cards.ts'
import * as imports from './imports/imports.ts'
import * as albums from './journal/albums.ts'
import * as blogs from './journal/blogs.ts'
import * as news from './journal/news.ts'
import * as previews from './journal/previews.ts'
import * as letters from './mails/letters.ts'
import * as mails from './mails/mails.ts'
import * as media from './media/media.ts'
import * as newsletters from './newsletters/newsletters.ts'
import * as dashboard from './office/dashboard.ts'
import * as officeMe from './office/me.ts'
import * as officeSearch from './office/search.ts'
import * as handOver from './orders/hand-over.ts'
import * as officeOrders from './orders/office-orders.ts'
import * as orderActions from './orders/order-actions.ts'
import * as orderGuide from './orders/order-guide.ts'
import * as orders from './orders/orders.ts'
import * as payments from './payments/payments.ts'
import * as refunds from './payments/refunds.ts'
import * as testCards from './payments/test-cards.ts'
import * as places from './places/places.ts'
import * as privacy from './privacy/privacy.ts'
import * as quotes from './quotes/quotes.ts'
import * as returnSteps from './returns/return-steps.ts'
import * as returns from './returns/returns.ts'
import * as withdrawals from './returns/withdrawals.ts'
import * as moderation from './reviews/moderation.ts'
import * as outsideReviews from './reviews/outside-reviews.ts'
import * as reviews from './reviews/reviews.ts'
import * as companyAddresses from './sites/company-addresses.ts'
import * as estateExports from './sites/estate-exports.ts'
import * as looks from './sites/look.ts'
import * as parameters from './sites/parameters.ts'
import * as site from './sites/site.ts'
import * as referrals from './sites/visits.ts'
import * as bookings from './visits/bookings.ts'
import * as services from './visits/services.ts'

/** The calls that the files of the subjects define, each with a handler of its own. The typed client is made from it. */
export const allCalls = pickCalls({
  ...accounts,
  ...invitations,
  ...logged,
  ...customers,
  ...customerMerges,
  ...guestOrders,
  ...passwords,
  ...people,
  ...profile,
  ...addresses,
  ...devices,
  ...secondFactors,
  ...books,
  ...carts,
  ...cases,
  ...eLabels,
  ...products,
  ...nextVintages,
  ...prices,
  ...stock,
  ...technicalFiles,
  ...cellar,
  ...checkout,
  ...enteredOrders,
  ...paymentLinks,
  ...consents,
  ...externalApps,
  ...changeDates,
  ...components,
  ...elements,
  ...messages,
  ...pageAdvice,
  ...pageDrafts,
  ...pagePlaces,
  ...layouts,
  ...links,
  ...pages,
  ...partners,
  ...popups,
  ...sectionChoices,
  ...sharedSections,
  ...pageStarts,
  ...customizations,
  ...deliveries,
  ...offerTerms,
  ...deliverySimulation,
  ...forms,
  ...formTickets,
  ...events,
  ...giftCards,
  ...imports,
  ...news,
  ...blogs,
  ...previews,
  ...albums,
  ...letters,
  ...mails,
  ...media,
  ...newsletters,
  ...officeMe,
  ...officeSearch,
  ...dashboard,
  ...orders,
  ...officeOrders,
  ...handOver,
  ...edits,
  ...orderActions,
  ...orderGuide,
  ...payments,
  ...testCards,
  ...refunds,
  ...places,
  ...returns,
  ...quotes,
  ...returnSteps,
  ...withdrawals,
  ...reviews,
  ...moderation,
  ...outsideReviews,
  ...privacy,
  ...companyAddresses,
  ...parameters,
  ...looks,
  ...estateExports,
  ...site,
  ...referrals,
  ...services,
  ...bookings,
})

export type AllCalls = typeof allCalls
export type CallName = keyof AllCalls

/** Every call there is, those of the back office's resources too. Routes, API page and tests are made from it. */
export const everyCall: Readonly<Record<string, CallDefinition>> = { ...allCalls, ...resourceCalls }
