import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { LOCALE_CODES, LOCALES, type Locale } from '../words/basics/locales.ts'
import { CASE_PATHS } from '../words/carts/case/paths.ts'
import { LEGAL_SLUGS } from '../words/content/legal/slugs.ts'
import { FEED_PATHS } from './catalogue/feed/feed-paths.ts'

/** Every page once per locale, named `home___fr`, `home___en`…; the table of contents of the site. */
function pagesIn(locale: Locale): RouteConfigEntry[] {
  const prefix = LOCALES[locale].prefix.slice(1)
  const at = (path: string) => (prefix ? `${prefix}/${path}` : path)
  const id = (name: string) => `${name}___${locale}`
  return [
    prefix
      ? route(prefix, 'content/pages/home.tsx', { id: id('home') })
      : index('content/pages/home.tsx', { id: id('home') }),
    ...LEGAL_SLUGS.map((slug) => route(at(slug), 'content/pages/legal-page.tsx', { id: id(slug) })),
    route(at('auth'), 'accounts/pages/auth.tsx', { id: id('auth') }),
    route(at('invitation/:token'), 'accounts/pages/invitation.tsx', { id: id('invitation') }),
    route(at('password/reset/ask'), 'accounts/pages/password-ask.tsx', { id: id('password-ask') }),
    route(at('password/reset/:token?'), 'accounts/pages/password-reset.tsx', { id: id('password-reset') }),
    route(at('account/email/:token'), 'accounts/pages/email-link.tsx', { id: id('email-link') }),
    route(at('account'), 'accounts/pages/account.tsx', { id: id('account') }, accountPages(id)),
    layout(
      'orders/pages/guest.tsx',
      { id: id('guest') },
      orderPages(at('order/:id'), (name) => id(`guest-${name}`)),
    ),
    route(at('withdrawal'), 'returns/pages/withdrawal.tsx', { id: id('withdrawal') }),
    route(at('forms/:id'), 'forms/pages/form.tsx', { id: id('form') }),
    route(at('newsletter'), 'newsletters/pages/subscribe.tsx', { id: id('newsletter') }),
    ...NEWSLETTER_STEPS.map((step) =>
      route(at(`newsletter/${step}/:token`), `newsletters/pages/${step}.tsx`, { id: id(`newsletter-${step}`) }),
    ),
    ...REVIEW_PAGES.map(([path, file]) => route(at(path), `reviews/pages/${file}.tsx`, { id: id(`review-${file}`) })),
    route(at('privacy/request'), 'privacy/pages/request.tsx', { id: id('privacy-request') }),
    route(at('privacy/deleted'), 'privacy/pages/deleted.tsx', { id: id('privacy-deleted') }),
    route(at('privacy/export/:token'), 'privacy/pages/export.tsx', { id: id('privacy-export') }),
    route(at('privacy/deletion/:token'), 'privacy/pages/deletion.tsx', { id: id('privacy-deletion') }),
    ...VISIT_PATHS.map(([name, path]) => route(at(path), `visits/pages/${name}.tsx`, { id: id(`visits-${name}`) })),
    route(at('cart'), 'carts/pages/cart.tsx', { id: id('cart') }),
    route(at(CASE_PATHS[locale].slice(1)), 'carts/pages/case.tsx', { id: id('case') }),
    route(at('gift-card'), 'gift-cards/pages/gift-card.tsx', { id: id('gift-card') }),
    layout('checkout/pages/checkout.tsx', { id: id('checkout') }, [
      ...CHECKOUT_STEPS.map((step) =>
        route(at(`cart/${step}`), `checkout/pages/${step}.tsx`, { id: id(`cart-${step}`) }),
      ),
      ...RESULT_PATHS.map(([name, path]) => route(at(path), 'checkout/pages/result.tsx', { id: id(name) })),
    ]),
    route(at('order/:id/invoice/:document'), 'invoices/pages/invoice.tsx', { id: id('invoice') }),
    route(at('quote/:token'), 'quotes/pages/quote.tsx', { id: id('quote') }),
    route(at('payment/:token'), 'checkout/pages/payment-link.tsx', { id: id('payment-link') }),
    route(at('payment/test/:reference'), 'checkout/pages/test-cards.tsx', { id: id('payment-test') }),
    route(at('preview/:token'), 'content/pages/preview.tsx', { id: id('preview') }),
    route(at('preview/form'), 'forms/pages/form-preview.tsx', { id: id('form-preview') }),
    route(at('preview/article/:token'), 'journal/pages/article-preview.tsx', { id: id('article-preview') }),
    route(at('nos-vins'), 'catalogue/pages/wine-list.tsx', { id: id('wine-list') }),
    route(at('nos-partenaires'), 'content/pages/partners.tsx', { id: id('partners') }),
    route(at('nous-contacter'), 'content/pages/contact.tsx', { id: id('contact') }),
    ...EVENT_PATHS.map(([name, path]) => route(at(path), `events/pages/${name}.tsx`, { id: id(`event-${name}`) })),
    route(at(FEED_PATHS[locale]), 'catalogue/pages/product-feed.ts', { id: id('product-feed') }),
    route(at('products/search'), 'catalogue/pages/search.tsx', { id: id('search') }),
    route(at('products/:slug?/:id?/:idDeclination/customize'), 'customizations/pages/customize.tsx', {
      id: id('customize'),
    }),
    ...PRODUCT_PATHS.map(([name, path]) => route(at(path), 'catalogue/pages/product.tsx', { id: id(name) })),
    ...journalPages(at, id),
    route(at(':slug'), 'content/pages/fixed-page.tsx', { id: id('fixed-page') }),
    route(at('*'), 'content/pages/not-found.tsx', { id: id('not-found') }),
  ]
}

/** News, blog and albums. A folder of the blog is told from an article by its address. */
function journalPages(at: (path: string) => string, id: (name: string) => string): RouteConfigEntry[] {
  return JOURNAL_PATHS.map(([name, path, file]) => route(at(path), `journal/pages/${file}`, { id: id(name) }))
}

const JOURNAL_PATHS = [
  ['news-list', 'actualites', 'news-list.tsx'],
  ['news-feed', 'actualites/rss.xml', 'news-feed.ts'],
  ['news', 'actualites/:slug/:id', 'news.tsx'],
  ['blog-home', 'blog', 'blog-home.tsx'],
  ['blog-feed', 'blog/rss.xml', 'blog-feed.ts'],
  ['blog-folder', 'blog/dossier/:slug/:id', 'blog-folder.tsx'],
  ['blog', 'blog/:slug/:id', 'blog.tsx'],
  ['albums', 'albums', 'albums.tsx'],
  ['album', 'albums/:slug/:id', 'album.tsx'],
] as const

/** The rooms of the account. */
function accountPages(id: (name: string) => string): RouteConfigEntry[] {
  return [
    index('accounts/pages/account-home.tsx', { id: id('account-home') }),
    route('cellar', 'cellar/pages/cellar.tsx', { id: id('account-cellar') }),
    route('orders', 'orders/pages/orders.tsx', { id: id('account-orders') }),
    ...orderPages('orders/:id', (name) => id(`account-${name}`)),
    route('profil', 'accounts/pages/account-profil.tsx', { id: id('account-profil') }),
    route('addresses', 'accounts/pages/account-addresses.tsx', { id: id('account-addresses') }),
    route('second-factor', 'accounts/pages/account-second-factor.tsx', { id: id('account-second-factor') }),
    route('security', 'accounts/pages/account-security.tsx', { id: id('account-security') }),
    route('newsletter', 'newsletters/pages/account-newsletter.tsx', { id: id('account-newsletter') }),
    route('privacy', 'privacy/pages/account-privacy.tsx', { id: id('account-privacy') }),
    route('privacy/export', 'privacy/pages/account-export.tsx', { id: id('account-export') }),
  ]
}

/** One order and its returns: in the account of its customer, and for whoever holds the link of its mails. */
function orderPages(path: string, id: (name: string) => string): RouteConfigEntry[] {
  return [
    route(path, 'orders/pages/order.tsx', { id: id('order') }),
    route(`${path}/return`, 'returns/pages/ask-return.tsx', { id: id('ask-return') }),
    route(`${path}/return/:idReturn`, 'returns/pages/return.tsx', { id: id('return') }),
  ]
}

/** One page in all its choices: going from one to another keeps what stays the same. */
const PRODUCT_PATHS = [
  ['wine', 'wines/:slug?/:id'],
  ['wine-year', 'wines/:slug/:id/:year'],
  ['wine-declination', 'wines/:slug/:id/detail/:idDeclination'],
  ['product', 'products/:slug?/:id'],
  ['product-declination', 'products/:slug/:id/detail/:idDeclination'],
] as const

/** What the estate invites to; the link of one's own registration comes before the titles of events. */
const EVENT_PATHS = [
  ['events', 'evenements'],
  ['registration', 'evenements/inscription/:token'],
  ['event', 'evenements/:slug/:id'],
] as const

/** Visits, the places booked in them, and what the links of their mails lead to. */
const VISIT_PATHS = [
  ['services', 'service'],
  ['service', 'service/:slug?/:id'],
  ['book', 'service/:slug/:id/book'],
  ['visit', 'visit/:token'],
  ['move', 'visit/:token/move'],
  ['deposit', 'visit/:token/deposit'],
] as const

/** What the links of a newsletter lead to. */
const NEWSLETTER_STEPS = ['confirm', 'preferences', 'unsubscribe'] as const

/** What is said of the estate, how it is checked, and where the links of mails lead that ask for it. */
const REVIEW_PAGES = [
  ['avis-verifies', 'rules'],
  ['avis-google', 'google'],
  ['review/stop/:token', 'stop'],
  ['review/:token', 'review'],
] as const

const CHECKOUT_STEPS = ['address', 'shipping', 'payment'] as const

/** Where one comes back to from paying: each tells how the order stands. */
const RESULT_PATHS = [
  ['cart-success', 'cart/success/:id?'],
  ['order-success', 'order/success'],
  ['order-cancel', 'order/cancel'],
  ['order-error', 'order/error'],
  ['order-result', 'order/cawl/result'],
] as const

/** Said once per site, in no language. */
const forRobots = [
  route('robots.txt', 'content/pages/robots.ts'),
  route('sitemap.xml', 'content/pages/sitemap.ts'),
  route('favicon.ico', 'content/pages/favicon.ts'),
]

/** Every control and section in the estate's own look; only while developing, so that no build holds a line of it. */
const forDevelopers = process.env.CUVEE_DEV === '1' ? [route('gallery', 'gallery/pages/gallery.tsx')] : []

export default [...forRobots, ...forDevelopers, ...LOCALE_CODES.flatMap(pagesIn)] satisfies RouteConfig
