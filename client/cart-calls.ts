import type { AllCalls } from '#contract/all-calls.ts'
import { route } from './route.ts'

/** The calls of the cart's own page, in a file of their own: no other page has to fetch them. */
export const setCartQuantity = route<AllCalls['setCartQuantity']>('PUT', '/cart/:cartId/product/:productId/quantity')
export const removeCartProduct = route<AllCalls['removeCartProduct']>(
  'DELETE',
  '/cart/:cartId/product/:productId/:idCartProduct',
)
