import { expect, test } from 'vitest'
import { parameterWords } from '#words/sites/parameters/words.ts'
import { PARAMETERS } from './parameter-catalogue.ts'
import { isColour, parameterProblem, parameterValues } from './parameters.ts'

test('ids are unique and every parameter has a label', () => {
  const ids = Object.values(PARAMETERS).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(Object.keys(parameterWords.fr)).toEqual(Object.keys(PARAMETERS))
})

test('every default is a value that the estate could have given', () => {
  for (const [type, facts] of Object.entries(PARAMETERS)) {
    expect(parameterProblem(type as keyof typeof PARAMETERS, facts.default)).toBeNull()
  }
})

test('colours are hexadecimal and nothing else', () => {
  expect(['#abc', '#ABCD', '#7A1F2B', '#7A1F2B80'].every(isColour)).toBe(true)
  const bad = ['red', '#12', '#12345', '7A1F2B', '#7A1F2B;}', 'url(x)', '#ggg', '', '#abc\n']
  expect(bad.filter(isColour)).toEqual([])
})

test('a value of the wrong kind is named', () => {
  expect(parameterProblem('PRIMARY_COLOR', 'rouge')).toEqual({ problem: 'not-a-colour' })
  expect(parameterProblem('DARK_THEME', 'oui')).toEqual({ problem: 'not-yes-or-no' })
  expect(parameterProblem('LOGO_POSITION', 'TOP')).toEqual({
    problem: 'not-one-of',
    choices: ['LEFT', 'CENTER', 'RIGHT'],
  })
  expect(parameterProblem('COMPANY_NAME', 'Domaine')).toBeNull()
  expect(parameterProblem('PRIMARY_COLOR', null)).toBeNull()
})

test('what is not set has its default, and unknown types are left out', () => {
  const values = parameterValues([
    { type: 'PRIMARY_COLOR', value: '#123456' },
    { type: 'ACCENT_COLOR', value: null },
    { type: 'OF_TOMORROW', value: 'x' },
  ])
  expect(values.PRIMARY_COLOR).toBe('#123456')
  expect(values.ACCENT_COLOR).toBe('#8A6A35')
  expect(values).not.toHaveProperty('OF_TOMORROW')
})

test('every parameter of the specification is in the catalogue', () => {
  const named = `ACTIVE_FONT_COLOR ACTIVE_MENU_COLOR BACKGROUND_COLOR BACKGROUND_FOOTER_COLOR BACKGROUND_HEADER_COLOR
    BACKGROUND_MENU_COLOR FONT_COLOR FONT_FOOTER_COLOR FONT_HEADER_COLOR HEADING_COLOR PRIMARY_COLOR ACCENT_COLOR DARK_THEME
    MENU_COLOR_ON_TOP GLOBAL_CSS AFTER_BODY_HTML_TO_LOAD SCRIPT_TO_LOAD REPEAT_ANIMATION BASE_FONTAWESOME_ICON LOGO_HEIGHT
    LOGO_HEIGHT_FOOTER LOGO_HEIGHT_MOBILE LOGO_WIDTH LOGO_WIDTH_FOOTER LOGO_WIDTH_MOBILE LOGO_MARGIN_TOP LOGO_MARGIN_BOTTOM
    LOGO_POSITION MENU_ALIGNMENT MENU_ACTIVE_TYPE MENU_HOVER_TRANSITION MOBILE_MENU_POSITION IS_MENU_FIXED MENU_TYPE MENU_ICON
    MENU_ICON_SIZE SUBMENU_ALIGNMENT SUBMENU_WIDTH SUBMENU_DROPSHADOW CENTER_SUBMENU HIDE_HOMEPAGE_IN_MENU COMPUTER_MENU_HEIGHT
    DISPLAY_SOCIAL_ICON_IN_MENU LANG_MENU_STYLE MINIMUM_EXPEDITION_BOTTLE MAXIMUM_EXPEDITION_BOTTLE FREE_SHIPPING_BOTTLE
    FREE_SHIPPING_PRICE BOTTLE_MULTIPLE CLICK_AND_COLLECT_HOURS STOCK_LIMIT_DISPLAY HANDLE_STOCK USE_PRODUCT_STOCK
    SELLS_WORLDWIDE SEE_CART_ON_HOVER PAYMENT_METHOD ORDER_REVIEW_DELAY LOCK_DELIVERY ONLY_SELL_IN_FRANCE HIDE_PRODUCT_PRICES
    PRODUCT_HIDE_PERCENTAGE_DISCOUNT PRODUCT_ORDER IN_STOCK_LABEL NOT_IN_STOCK_LABEL BALANCE_PAYMENT_CONDITIONS
    SHIPPING_MESSAGE ASK_BIRTHDATE_AT_REGISTER BLOCK_MINORS_FROM_REGISTERING ALLOW_ONLY_MOBILE_PHONE SALE_TERMS USE_TERMS
    DISCORD_SERVER TELEGRAM_AT ENABLE_NEWSLETTER IS_BLOG_ACTIVATED SHOW_SEARCHBAR SHOW_PROMOTE_MESSAGE SHOW_PROMOTE_NEWS
    HIDE_CONTACT_PAGE DETAIL_PAGE_MARGIN_TOP`
  expect(named.split(/\s+/).filter((type) => !(type in PARAMETERS))).toEqual([])
})

test('the defaults are those of the specification', () => {
  const defaults = Object.fromEntries(Object.entries(PARAMETERS).map(([type, facts]) => [type, facts.default]))
  expect(defaults).toMatchObject({
    LOGO_HEIGHT: '65',
    LOGO_HEIGHT_FOOTER: '90',
    LOGO_HEIGHT_MOBILE: '80',
    LOGO_MARGIN_TOP: '10',
    LOGO_MARGIN_BOTTOM: '10',
    LOGO_POSITION: 'LEFT',
    MENU_ALIGNMENT: 'LEFT',
    MENU_ACTIVE_TYPE: 'TEXT_COLOR',
    MENU_HOVER_TRANSITION: 'SIMPLE_TEXT_COLOR',
    MOBILE_MENU_POSITION: 'BOTTOM',
    IS_MENU_FIXED: 'true',
    MENU_TYPE: 'RELATIVE',
    MENU_ICON_SIZE: '12',
    DISPLAY_SOCIAL_ICON_IN_MENU: 'NO',
    MINIMUM_EXPEDITION_BOTTLE: '6',
    MAXIMUM_EXPEDITION_BOTTLE: null,
    CLICK_AND_COLLECT_HOURS: '24',
    PRODUCT_ORDER: 'CUSTOM',
    ASK_BIRTHDATE_AT_REGISTER: 'true',
    HIDE_CONTACT_PAGE: 'true',
    HIDE_SHOP_LABELS: 'true',
    ALCOHOL_PREVENTION_BANNER: 'true',
    BASE_FONTAWESOME_ICON: 'fa-solid',
    DETAIL_PAGE_MARGIN_TOP: '28',
  })
})
