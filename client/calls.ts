import type { AllCalls } from '#contract/all-calls.ts'
import { route, uploadRoute } from './route.ts'

/** The calls that screens use, under their contract's names. A wrong method or path does not compile. */
export const getSiteInfo = route<AllCalls['getSiteInfo']>('GET', '/site/info')
export const getParameters = route<AllCalls['getParameters']>('GET', '/parameter')
export const getPages = route<AllCalls['getPages']>('GET', '/page')
export const getComponentConf = route<AllCalls['getComponentConf']>('GET', '/component/conf/:slug')
export const getElements = route<AllCalls['getElements']>('GET', '/element/:route')
export const getCompanyAddresses = route<AllCalls['getCompanyAddresses']>('GET', '/company/address')
export const getLogged = route<AllCalls['getLogged']>('GET', '/logged')
export const register = route<AllCalls['register']>('POST', '/register')
export const login = route<AllCalls['login']>('POST', '/login')
export const logout = route<AllCalls['logout']>('POST', '/logout')
export const getUser = route<AllCalls['getUser']>('GET', '/user')
export const visitFrom = route<AllCalls['visitFrom']>('GET', '/site/visit/:from')
export const getExternalApps = route<AllCalls['getExternalApps']>('GET', '/external-app')
export const giveConsent = route<AllCalls['giveConsent']>('POST', '/consent')
export const getPopup = route<AllCalls['getPopup']>('GET', '/popup/:id')
export const getCustomizations = route<AllCalls['getCustomizations']>('GET', '/product/:id/customization')
export const getDeclinationProduct = route<AllCalls['getDeclinationProduct']>('GET', '/declination/:id/product')
export const validateCustomizationFile = uploadRoute<AllCalls['validateCustomizationFile']>(
  'POST',
  '/product-customization/:id/file/validate',
  'image',
)
export const priceCustomizations = route<AllCalls['priceCustomizations']>(
  'POST',
  '/cart/product/:idProduct/declination/:idDeclination/customize/price',
)
export const addCartProduct = route<AllCalls['addCartProduct']>('POST', '/cart/:cartId/product/:declinationId')
export const refreshCart = route<AllCalls['refreshCart']>('POST', '/cart/:cartId')
export const getProducts = route<AllCalls['getProducts']>('GET', '/v2/product')
export const getProduct = route<AllCalls['getProduct']>('GET', '/v2/product/:id')
export const getRecommendedProducts = route<AllCalls['getRecommendedProducts']>('GET', '/v2/product/recommended/:id')
export const getMealIcons = route<AllCalls['getMealIcons']>('GET', '/parameter/product/meal-icon')
export const askStockAlert = route<AllCalls['askStockAlert']>('POST', '/product/:id/declination/:idDeclination/alert')
export const calculateShippingFees = route<AllCalls['calculateShippingFees']>('POST', '/calculate/shipping-fees')
export const findAccessPoints = route<AllCalls['findAccessPoints']>('POST', '/relay/access-points')
export const getAllowedDates = route<AllCalls['getAllowedDates']>('GET', '/calendar/:id/date/allowed/:month/:year')
