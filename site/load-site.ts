import type { Ask } from '#client/ask.ts'
import { getPages, getParameters, getSiteInfo } from '#client/calls.ts'
import type { Envelope } from '#contract/envelope.ts'
import type { Page } from '#contract/pages.ts'
import { metaDescriptionOf } from '#rules/meta-description.ts'
import { type ParameterValues, parameterValues } from '#rules/parameters.ts'
import { themeCss, themeOf } from '#rules/theme.ts'
import { LOCALES, type Locale } from '#words/locales.ts'
import { siteFonts } from './fonts.ts'

/** What every page of a site needs: who it is, how it looks, where one can go. */
export async function loadSite(ask: Ask, locale: Locale) {
  const [info, parameters, pages] = await Promise.all([ask(getSiteInfo, {}), ask(getParameters, {}), ask(getPages, {})])
  const { name, url, fonts, locales, isECommerce } = answered(info)
  const values = parameterValues(answered(parameters).parameters)
  const title = fonts.find(({ type }) => type === 'TITLE')?.family ?? 'Georgia'
  const content = fonts.find(({ type }) => type === 'CONTENT')?.family ?? 'Georgia'
  const type = siteFonts(title, content)
  return {
    locale,
    lang: LOCALES[locale].lang,
    name,
    url,
    isECommerce,
    locales: locales.filter(isLocale),
    css: themeCss(themeOf(values)) + type.css,
    preloadFonts: type.preload,
    logoPosition: values.LOGO_POSITION,
    menuAlignment: values.MENU_ALIGNMENT,
    showsAlcoholMessage: values.ALCOHOL_PREVENTION_BANNER === 'true',
    pages: answered(pages).pages.map((page) => menuPage(page, values)),
    hidesHomeInMenu: values.HIDE_HOMEPAGE_IN_MENU === 'true',
    repeatsAnimations: values.REPEAT_ANIMATION === 'true',
    locksRightClick: values.LOCK_RIGHT_CLICK === 'true',
  }
}

export type SiteData = Awaited<ReturnType<typeof loadSite>>
export type MenuPage = SiteData['pages'][number]

export function isLocale(code: string): code is Locale {
  return Object.hasOwn(LOCALES, code)
}

export function answered<Value>(answer: Envelope<Value>): Value {
  if (answer.success) return answer.data
  throw new Error(answer.message)
}

/** Only what the page shows travels to the browser. */
function menuPage({ url, title, menuTitle, metaDescription, showInMenu, cms }: Page, values: ParameterValues) {
  const described = metaDescriptionOf(cms.route, metaDescription, values)
  return { url, title, menuTitle, lead: metaDescription, metaDescription: described, showInMenu }
}
