import type { Envelope } from '#contract/basics/envelope.ts'
import { getExternalApps } from '#contract/consent/routes.ts'
import type { Element } from '#contract/content/elements.ts'
import type { Page } from '#contract/content/pages.ts'
import { getElements, getPages, getPopups } from '#contract/content/routes.ts'
import { EVENTS_ROUTE } from '#contract/events/closed-sets.ts'
import { getAlbums, getBlogs, getNews } from '#contract/journal/routes.ts'
import { getCompanyAddresses, getParameters, getSiteInfo } from '#contract/sites/routes.ts'
import type { SiteInfo } from '#contract/sites/site.ts'
import { getServices } from '#contract/visits/routes.ts'
import { parisDay } from '#rules/basics/paris-time.ts'
import { shopSettings } from '#rules/catalogue/shop-settings.ts'
import { siteConnectors } from '#rules/consent/connectors.ts'
import { mayRunTrackers } from '#rules/consent/sensitive-paths.ts'
import { eventPath, eventSlug } from '#rules/events/event-address.ts'
import { nextEvent } from '#rules/events/next-event.ts'
import { companyFacts } from '#rules/sites/company.ts'
import { type ParameterValues, parameterValues } from '#rules/sites/parameters.ts'
import { siteTheme, themeCss } from '#rules/sites/theme.ts'
import { popupPattern } from '#site/content/popup-pattern.server.ts'
import { formatNearDay } from '#words/basics/dates.ts'
import { fill } from '#words/basics/fill.ts'
import { LOCALES, type Locale, pathInLocale } from '#words/basics/locales.ts'
import { eventWords } from '#words/events/words.ts'
import { journalWords } from '#words/journal/words.ts'
import { visitWords } from '#words/visits/words.ts'
import { bannerCss } from './banner-css.ts'
import { cleanCss } from './clean-css.server.ts'
import { cleanHtml } from './clean-html.server.ts'
import { contactLink } from './contact-link.ts'
import { siteFonts } from './fonts.ts'
import { findIcon } from './icons.server.ts'
import type { PageContext } from './load-context.ts'
import { chooseLogos } from './logo-size.ts'
import { rememberMade } from './made-of-answers.ts'
import { bottomEntries, type MenuScene, menuEntries, rightLast, withListing } from './menu.server.ts'
import { PROMOTED_LIST } from './promoted-list.ts'
import { siteScripts } from './site-scripts.ts'

/** Whether there is any. */
const ONE = { list: { page: 1, nbItem: 1 } } as const
const FOOTER = { list: { page: 1, nbItem: 100 } } as const
/** The newest: those that lie ahead are among them. */
const EVENTS = { list: { page: 1, nbItem: 100, orderBy: '-id' } } as const

/** What every page of a site needs: who it is, how it looks, where one can go. */
export async function loadSite(page: PageContext): Promise<SiteData> {
  const { locale } = page
  const answers = await askSite(page)
  const { info, ...others } = answers
  const event = shownEvent(answers.invited.elements, locale)
  const runsCode = mayRunTrackers(page.path)
  return siteOf([info, ...Object.values(others), locale, runsCode, event?.title, event?.path], () =>
    makeSite(answers, { locale, event, runsCode }),
  )
}

const siteOf = rememberMade<SiteData>()

/** All asked at once. */
async function askSite(page: PageContext) {
  const { ask } = page
  const [info, parameters, pages, logos, links, addresses, apps, promoted, blogs, albums, services, timed, invited] =
    await Promise.all([
      ask(getSiteInfo, {}).then(answered),
      orElse(page, { asked: ask(getParameters, {}), fallback: { parameters: [], total: 0 } }),
      orElse(page, { asked: ask(getPages, {}), fallback: { pages: [], total: 0 } }),
      orElse(page, {
        asked: ask(getElements, { params: { route: 'logo-footer' }, ...FOOTER }),
        fallback: { elements: [], total: 0 },
      }),
      orElse(page, {
        asked: ask(getElements, { params: { route: 'link-footer' }, ...FOOTER }),
        fallback: { elements: [], total: 0 },
      }),
      orElse(page, { asked: ask(getCompanyAddresses, {}), fallback: { addresses: [], total: 0 } }),
      orElse(page, { asked: ask(getExternalApps, {}), fallback: { externalApps: [], total: 0 } }),
      orElse(page, { asked: ask(getNews, { list: PROMOTED_LIST }), fallback: { news: [], total: 0 } }),
      orElse(page, { asked: ask(getBlogs, ONE), fallback: { blogs: [], total: 0 } }),
      orElse(page, { asked: ask(getAlbums, ONE), fallback: { albums: [], total: 0 } }),
      orElse(page, { asked: ask(getServices, ONE), fallback: { services: [], total: 0 } }),
      orElse(page, { asked: ask(getPopups, {}), fallback: { popups: [], total: 0 } }),
      orElse(page, {
        asked: ask(getElements, { params: { route: EVENTS_ROUTE }, ...EVENTS }),
        fallback: { elements: [], total: 0 },
      }),
    ])
  return { info, parameters, pages, logos, links, addresses, apps, promoted, blogs, albums, services, timed, invited }
}

type SiteAnswers = Awaited<ReturnType<typeof askSite>>

interface SiteScene {
  locale: Locale
  event: ReturnType<typeof shownEvent>
  /** Whether what the estate wrote itself may run there. */
  runsCode: boolean
}

function makeSite(answers: SiteAnswers, { locale, event, runsCode }: SiteScene) {
  const { info, parameters, pages, logos, links, addresses, apps, promoted, blogs, albums, services, timed } = answers
  const values = parameterValues(parameters.parameters)
  const shop = shopSettings(values)
  const ownCode = runsCode ? siteCode(values) : NO_CODE
  const connectors = siteConnectors([...apps.externalApps, ...siteScripts(values.SCRIPT_TO_LOAD)])
  return {
    locale,
    lang: LOCALES[locale].lang,
    name: info.name,
    url: info.url,
    isECommerce: info.isECommerce,
    isBuilding: info.isBuilding,
    locales: info.locales.filter(isLocale),
    ...siteLook({ info, values, ownCss: ownCode.css }),
    afterBody: ownCode.html,
    menu: siteMenu({
      pages: pages.pages,
      lists: listings({ blogs, services, locale }),
      scene: { ...info, values, locale },
    }),
    company: shownCompany({ values, info, locale }),
    contactHref: contactLink(values, locale),
    footer: { logos: logos.elements, links: links.elements, event },
    address: addresses.addresses[0] ?? null,
    metaDescriptions: metaDescriptions(values),
    shop,
    searchIcon: info.isECommerce && shop.showsSearch ? findIcon('fa-magnifying-glass', null) : null,
    accountIcon: info.isECommerce ? findIcon('fa-regular fa-user', null) : null,
    cartIcon: info.isECommerce ? findIcon('fa-basket-shopping', null) : null,
    promotedLine: shownLine({ news: promoted.news[0], values, locale }),
    hasAlbums: albums.total > 0,
    hasNewsletter: values.ENABLE_NEWSLETTER === 'true',
    showsAlcoholMessage: info.isWinemaker && values.ALCOHOL_PREVENTION_BANNER === 'true',
    connectors,
    asksConsent: connectors.length > 0 || values.CONSENT_BANNER_ALWAYS === 'true',
    locksSelection: values.LOCK_TEXT_SELECTION === 'true',
    locksRightClick: values.LOCK_RIGHT_CLICK === 'true',
    popups: { on: popupPattern(timed.popups), timed: timed.popups },
    repeatsAnimations: values.REPEAT_ANIMATION === 'true',
  }
}

export type SiteData = ReturnType<typeof makeSite>

export function isLocale(code: string): code is Locale {
  return Object.hasOwn(LOCALES, code)
}

export function answered<Value>(answer: Envelope<Value>): Value {
  if (answer.success) return answer.data
  throw new Error(answer.message)
}

/** A part that fails is logged and left out, and the page that lacks it is not kept. */
async function orElse<Value>(
  page: PageContext,
  { asked, fallback }: { asked: Promise<Envelope<Value>>; fallback: Value },
): Promise<Value> {
  try {
    return answered(await asked)
  } catch (error) {
    page.doNotKeep()
    page.onFault(error)
    return fallback
  }
}

interface ListingsOptions {
  blogs: { total: number }
  services: { total: number }
  locale: Locale
}

/** Lists that stand in the menu while there is something in them, each after the pages it goes with. */
function listings({ blogs, services, locale }: ListingsOptions) {
  const after = ['notre-domaine', 'actualites']
  return [
    { route: 'blog', after, isOpen: blogs.total > 0, title: journalWords[locale].blogMenu },
    {
      route: 'service',
      after: [...after, 'blog', 'nos-vins'],
      isOpen: services.total > 0,
      title: visitWords[locale].menu,
    },
  ]
}

interface ShownLineOptions {
  news: { url: string; title: string } | undefined
  values: ParameterValues
  locale: Locale
}

/** What stands above everything, where the estate wants it. */
function shownLine({ news, values, locale }: ShownLineOptions) {
  if (!news || values.SHOW_PROMOTE_MESSAGE !== 'true') return null
  return { title: news.title, path: pathInLocale(news.url, locale) }
}

/** What stands in the foot of every page until it begins: one line. */
function shownEvent(elements: readonly Element[], locale: Locale) {
  const events = elements.flatMap(({ id, title, event }) => (event ? [{ id, title, startsAt: event.startsAt }] : []))
  const next = nextEvent(events, new Date())
  if (!next) return null
  const day = formatNearDay(parisDay(new Date(next.startsAt)), locale)
  return {
    title: fill(eventWords[locale].inFooter, { title: next.title, day }),
    path: pathInLocale(eventPath({ id: next.id, slug: eventSlug(next.title) }), locale),
  }
}

const NO_CODE = { css: '', html: '' }

/** What the estate wrote itself; never on pages where people sign in, order or pay. */
function siteCode(values: ParameterValues) {
  return { css: cleanCss(values.GLOBAL_CSS), html: cleanHtml(values.AFTER_BODY_HTML_TO_LOAD) }
}

interface SiteLookOptions {
  info: SiteInfo
  values: ParameterValues
  ownCss: string
}

function siteLook({ info: { fonts, fontFiles, logos, banner }, values, ownCss }: SiteLookOptions) {
  const theme = siteTheme(values, fonts)
  const type = siteFonts(fonts, fontFiles)
  return {
    css: themeCss(theme) + type.css + bannerCss(banner) + ownCss,
    preloadFonts: type.preload,
    logos: chooseLogos({
      logos,
      header: theme.variables['--color-header-ground'] ?? '#ffffff',
      footer: theme.variables['--color-footer-ground'] ?? '#ffffff',
      onTop: theme.variables['--color-menu-on-top'] ?? '#ffffff',
    }),
    hasBanner: banner !== null,
  }
}

interface SiteMenuOptions {
  pages: readonly Page[]
  lists: ReturnType<typeof listings>
  scene: MenuScene
}

function siteMenu({ pages, lists, scene }: SiteMenuOptions) {
  return {
    ...menuStyle(scene.values),
    entries: rightLast(lists.reduce(withListing, menuEntries(pages, scene))),
    bottom: bottomEntries(pages, scene),
  }
}

function menuStyle(values: ParameterValues) {
  return {
    logoPosition: values.LOGO_POSITION ?? 'LEFT',
    alignment: values.MENU_ALIGNMENT ?? 'LEFT',
    activeType: values.MENU_ACTIVE_TYPE ?? 'TEXT_COLOR',
    hover: values.MENU_HOVER_TRANSITION ?? 'SIMPLE_TEXT_COLOR',
    isFixed: values.IS_MENU_FIXED === 'true',
    isOverPicture: values.MENU_TYPE === 'ABSOLUTE',
    phonePosition: values.MOBILE_MENU_POSITION ?? 'BOTTOM',
    socials: values.DISPLAY_SOCIAL_ICON_IN_MENU ?? 'NO',
    languages: values.LANG_MENU_STYLE ?? 'LABEL',
    submenu: {
      alignment: values.SUBMENU_ALIGNMENT ?? 'LEFT',
      hasShadow: values.SUBMENU_DROPSHADOW === 'true',
      isCentred: values.CENTER_SUBMENU === 'true',
    },
    menuIcon: findIcon('fa-bars', null),
    closeIcon: findIcon('fa-xmark', null),
  }
}

const NETWORK_ICONS: Readonly<Record<string, string>> = {
  facebook: 'fa-brands fa-facebook-f',
  twitter: 'fa-brands fa-x-twitter',
  instagram: 'fa-brands fa-instagram',
  linkedin: 'fa-brands fa-linkedin-in',
  tiktok: 'fa-brands fa-tiktok',
  youtube: 'fa-brands fa-youtube',
  tripadvisor: 'fa-solid fa-star',
  google: 'fa-brands fa-google',
  discord: 'fa-brands fa-discord',
  telegram: 'fa-brands fa-telegram',
}

interface ShownCompanyOptions {
  values: ParameterValues
  info: SiteInfo
  locale: Locale
}

/** The estate describes itself once, in its own language; on pages in another one that would be foreign words. */
function shownCompany({ values, info: { name, defaultLang }, locale }: ShownCompanyOptions) {
  const company = companyFacts(values, name)
  const isOwn = LOCALES[locale].lang === defaultLang
  const description = isOwn ? company.description : null
  const contactInfo = isOwn ? company.contactInfo : null
  const socials = company.socials.map((social) => ({
    ...social,
    icon: findIcon(NETWORK_ICONS[social.network] ?? null, null),
  }))
  return { ...company, description, contactInfo, socials }
}

/** The estate's own descriptions for search engines, by the page they are about. */
function metaDescriptions(values: ParameterValues): Partial<Record<string, string>> {
  const told = {
    accueil: values.META_DESCRIPTION_HOME,
    actualites: values.META_DESCRIPTION_NEWS,
    'nos-vins': values.META_DESCRIPTION_WINES,
    'nous-contacter': values.META_DESCRIPTION_CONTACT,
  }
  return Object.fromEntries(Object.entries(told).flatMap(([route, text]) => (text ? [[route, text]] : [])))
}
