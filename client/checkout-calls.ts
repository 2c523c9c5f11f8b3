import type * as accounts from '#contract/accounts/accounts.ts'
import type * as carts from '#contract/carts/carts.ts'
import type * as deliveries from '#contract/deliveries/deliveries.ts'
import type * as orders from '#contract/orders/orders.ts'
import type * as places from '#contract/places/places.ts'
import { route } from './route.ts'

/** The calls of the way from the cart to the paid order: only those pages fetch them. */
export const getUser = route<typeof accounts.getUser>('GET', '/user')
export const getCountries = route<typeof places.getCountries>('GET', '/countries')
export const getCities = route<typeof places.getCities>('GET', '/cities/:search/:idCountry')
export const rememberCart = route<typeof carts.rememberCart>('PUT', '/cart/:cartId/reminder')
export const calculateShippingFees = route<typeof deliveries.calculateShippingFees>('POST', '/calculate/shipping-fees')
export const findAccessPoints = route<typeof deliveries.findAccessPoints>('POST', '/relay/access-points')
export const getAllowedDates = route<typeof deliveries.getAllowedDates>(
  'GET',
  '/calendar/:id/date/allowed/:month/:year',
)
export const validateOrder = route<typeof orders.validateOrder>('POST', '/order/validate')
export const discountOrder = route<typeof orders.discountOrder>('POST', '/order/discount')
export const createOrder = route<typeof orders.createOrder>('POST', '/order')
export const getOrder = route<typeof orders.getOrder>('GET', '/order/:id')
export const getPaymentResult = route<typeof orders.getPaymentResult>('GET', '/order/cawl/result/:id')
