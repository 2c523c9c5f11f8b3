import type { PARAMETERS } from '#rules/sites/parameter-catalogue.ts'

type Catalogue = typeof PARAMETERS
/** The parameters that have their effect today. One without an entry in the table below does not compile. */
export type WiredParameter = {
  [Type in keyof Catalogue]: Catalogue[Type]['waitsFor'] extends null ? Type : never
}[keyof Catalogue]

export interface Effect {
  /** What an estate might set. */
  value: string
  /** What the page then holds, and did not hold before. */
  shows?: string | RegExp
  /** What the page then no longer holds. */
  hides?: string | RegExp
  /** The page to look at; the home page otherwise. */
  path?: string
  /** The page is made anew for each visitor and never kept. */
  isPersonal?: true
  /** Parameters that have to be set first for this one to matter. */
  given?: Partial<Record<WiredParameter, string>>
  /** SQL that prepares the site, for what only shows with other content. */
  prepare?: string
}

/** Seen by another test instead: the effect is in what the page does in the browser, or in what a call answers. */
export interface EffectElsewhere {
  seenBy: `tests/browser/${string}.spec.ts` | `tests/parameters/${string}.call.test.ts` | `api/${string}.call.test.ts`
}

const inCart: EffectElsewhere = { seenBy: 'api/carts/cart-parcel.call.test.ts' }
const colour = (variable: string): Effect => ({ value: '#123456', shows: `${variable}:#123456` })
const pixels = (variable: string, value = '77'): Effect => ({ value, shows: `${variable}:${value}px` })
const text = (path = '/'): Effect => ({ value: 'Mot-rare-12', shows: 'Mot-rare-12', path })
const link = (host: string): Effect => ({ value: `https://${host}/mot-rare`, shows: `href="https://${host}/mot-rare"` })
const hours: Effect = { value: '5h–6h', shows: '<span class="whitespace-nowrap">5h–6h</span>' }
const ownText = (path: string): Effect => ({
  value: '# Chapitre unique\n\nMot-rare-12',
  shows: 'Chapitre unique',
  path,
})
/** One card before another, by the products' ids. */
const cardsInOrder = (...ids: number[]) => new RegExp(ids.map((id) => `data-product="${id}"`).join('.*'), 's')
const withinCard = (id: number, text: string) => new RegExp(`data-product="${id}"(?:(?!</article>).)*${text}`, 's')
/** A page below another, so that there is a submenu. */
const SUBMENU = `
  update estate.pages set parent_id = (
    select page_id from estate.page_texts where site_id = 3 and locale = 'fr' and url = 'notre-domaine'
  ) where site_id = 3 and cms_route = 'nos-partenaires'`

/** The same wine at both estates: pages are compared with the neighbour's at the same address. */
const WINE = `
  update estate.product_texts set slug = 'les-aubepines' where site_id = 3 and product_id = 1;
  delete from estate.product_grapes where site_id = 3 and product_id = 1;
  insert into estate.product_grapes (site_id, product_id, grape, percent) values (3, 1, 'Rare-cépage', 100)`
const onWine = { path: '/wines/les-aubepines/1', prepare: WINE }

/** What every page knows of the news. */
const PROMOTED = `update estate.news set promoted_from = now() - interval '1 day' where site_id = 3`
/** A blog has to have something to show. */
const ARTICLE = `
  insert into estate.blog_folders (site_id, id) values (3, 77);
  insert into estate.blogs (site_id, id, folder_id, is_published, published_at) values (3, 77, 77, true, '2026-01-01');
  insert into estate.blog_texts (site_id, blog_id, locale, title, slug) values (3, 77, 'fr', 'Mot-rare-12', 'mot-rare')`

export const EFFECTS: Readonly<Record<WiredParameter, Effect | EffectElsewhere>> = {
  ENABLE_NEWSLETTER: { value: 'false', hides: 'href="/newsletter"' },
  PRIMARY_COLOR: colour('--color-primary'),
  ACCENT_COLOR: colour('--color-accent'),
  BACKGROUND_COLOR: colour('--color-ground'),
  FONT_COLOR: colour('--color-ink'),
  HEADING_COLOR: colour('--color-heading'),
  BACKGROUND_HEADER_COLOR: colour('--color-header-ground'),
  FONT_HEADER_COLOR: colour('--color-header-ink'),
  BACKGROUND_FOOTER_COLOR: colour('--color-footer-ground'),
  FONT_FOOTER_COLOR: colour('--color-footer-ink'),
  ACTIVE_MENU_COLOR: colour('--color-menu-active'),
  ACTIVE_FONT_COLOR: colour('--color-menu-active-ink'),
  BACKGROUND_MENU_COLOR: colour('--color-menu-ground'),
  TOP_BAR_BACKGROUND_COLOR: colour('--color-top-bar-ground'),
  TOP_BAR_FONT_COLOR: colour('--color-top-bar-ink'),
  MOBILE_MENU_BACKGROUND_COLOR: colour('--color-mobile-ground'),
  MOBILE_MENU_FONT_COLOR: colour('--color-mobile-ink'),
  MENU_COLOR_ON_TOP: colour('--color-menu-on-top'),
  DARK_THEME: { value: 'true', shows: 'color-scheme:dark', hides: 'color-scheme:light' },
  GLOBAL_CSS: { value: 'h1{letter-spacing:.3em}', shows: 'h1{letter-spacing:.3em}' },
  AFTER_BODY_HTML_TO_LOAD: {
    value: '<p class="note">Mot-rare-12</p><script>alert(1)</script>',
    shows: '<p class="note">Mot-rare-12</p></div>',
  },
  SCRIPT_TO_LOAD: { seenBy: 'tests/browser/consent.spec.ts' },
  REPEAT_ANIMATION: { seenBy: 'tests/browser/loading.spec.ts' },
  BASE_FONTAWESOME_ICON: {
    given: { MENU_ICON: 'fa-envelope' },
    value: 'fa-regular',
    // The outline of the regular envelope; the solid one is another drawing.
    shows: /<path d="M61\.4 64C27\.5/,
  },

  LOGO_HEIGHT: pixels('--logo-height'),
  LOGO_HEIGHT_FOOTER: pixels('--logo-height-footer'),
  LOGO_HEIGHT_MOBILE: pixels('--logo-height-mobile'),
  LOGO_WIDTH: pixels('--logo-width'),
  LOGO_WIDTH_FOOTER: pixels('--logo-width-footer'),
  LOGO_WIDTH_MOBILE: pixels('--logo-width-mobile'),
  LOGO_MARGIN_TOP: pixels('--logo-margin-top'),
  LOGO_MARGIN_BOTTOM: pixels('--logo-margin-bottom'),
  LOGO_POSITION: { value: 'CENTER', shows: 'px-10 flex-col"', hides: 'px-10 flex-row"' },

  MENU_ALIGNMENT: { value: 'CENTER', shows: '2xl:-mx-3 justify-center', hides: '2xl:-mx-3 justify-end' },
  MENU_ACTIVE_TYPE: {
    value: 'BACKGROUND_COLOR',
    shows:
      /class="[^"]*bg-menu-active text-menu-active-ink[^"]*active"|aria-current="page" class="[^"]*bg-menu-active text-menu-active-ink/,
  },
  MENU_HOVER_TRANSITION: { value: 'UNDERLINE', shows: 'line-on-hover' },
  MOBILE_MENU_POSITION: { value: 'TOP', hides: 'aria-label="Accès rapides"' },
  IS_MENU_FIXED: { value: 'false', hides: /<div class="border-b border-ink\/10 phone-stuck sticky/ },
  MENU_TYPE: { value: 'ABSOLUTE', shows: 'data-on-picture="true"' },
  MENU_ICON: { value: 'fa-wine-glass', shows: 'class="h-(--menu-icon-size) w-auto"' },
  MENU_ICON_SIZE: pixels('--menu-icon-size', '23'),
  SUBMENU_ALIGNMENT: { value: 'RIGHT', shows: /submenu left-0 text-right/, prepare: SUBMENU },
  SUBMENU_WIDTH: pixels('--submenu-width', '321'),
  SUBMENU_DROPSHADOW: { value: 'false', hides: 'shadow-[0_18px_40px', prepare: SUBMENU },
  CENTER_SUBMENU: { value: 'true', shows: 'left-1/2 -translate-x-1/2', prepare: SUBMENU },
  COMPUTER_MENU_HEIGHT: pixels('--menu-height', '99'),
  HIDE_HOMEPAGE_IN_MENU: { value: 'true', hides: />ACCUEIL<\/a>/ },
  DISPLAY_SOCIAL_ICON_IN_MENU: {
    value: 'LEFT',
    shows: /h-\(--menu-height\)[^>]*><ul aria-label="Le domaine sur les réseaux"/,
  },
  LANG_MENU_STYLE: { value: 'FLAG', shows: 'data-style="FLAG"', hides: 'data-style="CODE"' },

  COMPANY_NAME: text(),
  COMPANY_DESCRIPTION: text(),
  COMPANY_EMAIL: { value: 'mot-rare@example.com', shows: 'href="mailto:mot-rare@example.com"' },
  COMPANY_PHONE: { value: '02 61 91 99 99', shows: 'href="tel:0261919999"' },
  COMPANY_MOBILE: { value: '06 39 98 99 99', shows: 'href="tel:0639989999"' },
  COMPANY_FAX: { value: '02 61 91 88 88', shows: 'Fax 02 61 91 88 88' },
  COMPANY_ADDRESS: text(),
  CONTACT_EXTRA_INFO: {
    value: 'Par le chemin du mot rare.',
    shows: 'Par le chemin du mot rare.',
    path: '/nous-contacter',
    isPersonal: true,
  },
  OPENING_HOURS_MONDAY: hours,
  OPENING_HOURS_TUESDAY: hours,
  OPENING_HOURS_WEDNESDAY: hours,
  OPENING_HOURS_THURSDAY: hours,
  OPENING_HOURS_FRIDAY: hours,
  OPENING_HOURS_SATURDAY: hours,
  OPENING_HOURS_SUNDAY: hours,
  FACEBOOK_URL: link('www.facebook.com'),
  TWITTER_URL: link('x.com'),
  INSTAGRAM_URL: link('www.instagram.com'),
  LINKEDIN_URL: link('www.linkedin.com'),
  TIKTOK_URL: link('www.tiktok.com'),
  YOUTUBE_URL: link('www.youtube.com'),
  TRIPADVISOR_URL: link('www.tripadvisor.fr'),
  GOOGLE_REVIEW_URL: link('g.page'),
  DISCORD_SERVER: { value: 'mot-rare', shows: 'href="https://discord.gg/mot-rare"' },
  TELEGRAM_AT: { value: '@mot_rare', shows: 'href="https://t.me/mot_rare"' },

  HEAD_OFFICE: text('/legal-notice'),
  CORPORATE_FORM: text('/legal-notice'),
  LEGAL_AGENT: text('/legal-notice'),
  LEGAL_COMPANY_NAME: text('/privacy-policy'),
  SIRET: { value: '00099988877766', shows: /000\s?999\s?888\s?77766/, path: '/legal-notice' },
  RCS: text('/legal-notice'),
  RM: text('/legal-notice'),
  SHARE_CAPITAL: text('/legal-notice'),
  INTRA_COMMUNITY_VAT: text('/legal-notice'),
  EXCISE_NUMBER: text('/legal-notice'),
  HOST_IDENTITY: text('/legal-notice'),
  CONSUMER_MEDIATOR: text('/sale-terms'),
  SALE_TERMS: ownText('/sale-terms'),
  USE_TERMS: ownText('/use-terms'),
  LEGAL_NOTICE: ownText('/legal-notice'),
  PRIVACY_POLICY: ownText('/privacy-policy'),
  COOKIE_POLICY: ownText('/cookie-policy'),
  PRIVACY: { ...text('/newsletter'), isPersonal: true },
  WITHDRAWAL_DAYS: { value: '45', shows: /45\sjours/, path: '/sale-terms' },
  SALE_PRICES_FROM: { value: '15/03', shows: /15\smars/, path: '/sale-terms' },
  SALE_PRICES_UNTIL: { value: '14/03', shows: /14\smars/, path: '/sale-terms' },

  GRAPE_VARIETY_DISPLAY: { ...onWine, value: 'NAME', shows: '>Rare-cépage<', hides: /Rare-cépage 100\s%/ },
  SHOW_NUTRITIONAL_TABLE: { ...onWine, value: 'false', hides: 'Déclaration nutritionnelle' },
  DETAIL_PAGE_MARGIN_TOP: { ...onWine, ...pixels('--detail-margin-top', '123') },

  ALCOHOL_PREVENTION_BANNER: { value: 'false', hides: 'L’abus d’alcool est dangereux' },
  HIDE_CONTACT_PAGE: { value: 'true', hides: />CONTACT<\/a>/ },
  LOCK_TEXT_SELECTION: { value: 'true', shows: 'data-locks-selection' },
  CONSENT_BANNER_ALWAYS: { value: 'false', hides: 'id="consent"' },
  LOCK_RIGHT_CLICK: { seenBy: 'tests/browser/loading.spec.ts' },

  SHOW_SEARCHBAR: { value: 'false', hides: 'href="/products/search"' },
  PRODUCT_ORDER: { value: 'PRICE', shows: cardsInOrder(5, 1), hides: cardsInOrder(1, 5), path: '/nos-vins' },
  HIDE_SHOP_LABELS: { value: 'false', shows: /text-accent">Rare</, path: '/nos-vins' },
  SHIPPING_MESSAGE: { seenBy: 'tests/browser/checkout.spec.ts' },
  BREATHALYSER_BANNER: { seenBy: 'tests/browser/checkout.spec.ts' },
  LOCK_DELIVERY: { seenBy: 'tests/parameters/delivery-parameters.call.test.ts' },
  ONLY_SELL_IN_FRANCE: { seenBy: 'tests/parameters/delivery-parameters.call.test.ts' },
  SELLS_WORLDWIDE: { seenBy: 'tests/parameters/delivery-parameters.call.test.ts' },
  GIFT_CARD_MONTHS: { seenBy: 'api/gift-cards/issue-gift-cards.call.test.ts' },
  CLICK_AND_COLLECT_HOURS: { seenBy: 'tests/parameters/delivery-parameters.call.test.ts' },
  MAIL_SENDER_NAME: { seenBy: 'tests/parameters/mail-parameters.call.test.ts' },
  MAIL_SENDER_ADDRESS: { seenBy: 'tests/parameters/mail-parameters.call.test.ts' },
  BALANCE_PAYMENT_CONDITIONS: { seenBy: 'tests/parameters/mail-parameters.call.test.ts' },
  ORDER_REVIEW_DELAY: { seenBy: 'tests/parameters/mail-parameters.call.test.ts' },
  HIDE_PRODUCT_PRICES: { value: 'true', shows: '>Prix sur demande<', hides: /\d,\d\d\s€/, path: '/nos-vins' },
  PRODUCT_HIDE_PERCENTAGE_DISCOUNT: { value: 'true', hides: /−10\s%/, path: '/nos-vins' },
  IN_STOCK_LABEL: { value: 'Mot-rare-12', shows: '</span>Mot-rare-12</p>', path: '/nos-vins' },
  NOT_IN_STOCK_LABEL: { value: 'Mot-rare-12', shows: '</span>Mot-rare-12</p>', path: '/nos-vins' },
  STOCK_LIMIT_DISPLAY: { value: '20', shows: 'Plus que 18', path: '/nos-vins' },
  HANDLE_STOCK: { value: 'false', hides: 'data-stock="sold-out"', path: '/nos-vins' },
  USE_PRODUCT_STOCK: {
    prepare: 'update estate.products set quantity = 7 where site_id = 3 and id = 7',
    value: 'true',
    hides: withinCard(7, 'data-stock="sold-out"'),
    path: '/nos-vins',
  },
  SWAP_WINE_NAME_AND_APPELLATION: { value: 'true', shows: /<h3[^>]*><a[^>]*>Roussette de Savoie/, path: '/nos-vins' },

  MINIMUM_EXPEDITION_BOTTLE: inCart,
  MAXIMUM_EXPEDITION_BOTTLE: inCart,
  BOTTLE_MULTIPLE: inCart,
  BOTTLE_COUNT_BY_CAPACITY: inCart,
  FREE_SHIPPING_BOTTLE: inCart,
  FREE_SHIPPING_PRICE: inCart,
  SEE_CART_ON_HOVER: { seenBy: 'tests/browser/cart.spec.ts' },
  ASK_BIRTHDATE_AT_REGISTER: { value: 'false', hides: 'name="birthdate"', path: '/auth', isPersonal: true },
  BLOCK_MINORS_FROM_REGISTERING: { value: 'true', shows: 'réservés aux majeurs.</p>', path: '/auth', isPersonal: true },
  ALLOW_ONLY_MOBILE_PHONE: { value: 'true', shows: '>Téléphone mobile</label>', path: '/auth', isPersonal: true },

  IS_BLOG_ACTIVATED: { value: 'true', prepare: ARTICLE, shows: 'href="/blog"' },
  SHOW_PROMOTE_MESSAGE: { value: 'true', prepare: PROMOTED, shows: 'data-promoted-line' },
  SHOW_PROMOTE_NEWS: { value: 'false', prepare: PROMOTED, hides: 'data-promoted-news' },
  META_DESCRIPTION_HOME: { value: 'Mot-rare-12', shows: '<meta name="description" content="Mot-rare-12"/>' },
  META_DESCRIPTION_NEWS: {
    value: 'Mot-rare-12',
    shows: 'name="description" content="Mot-rare-12"',
    path: '/actualites',
  },
  META_DESCRIPTION_WINES: {
    value: 'Mot-rare-12',
    shows: 'name="description" content="Mot-rare-12"',
    path: '/nos-vins',
  },
  META_DESCRIPTION_CONTACT: {
    value: 'Mot-rare-12',
    shows: 'name="description" content="Mot-rare-12"',
    path: '/nous-contacter',
    isPersonal: true,
  },
}
