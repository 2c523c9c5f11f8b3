import type { HandlersOf } from '#api/calls/handler.ts'
import type * as carts from '#contract/carts/carts.ts'
import type * as cases from '#contract/carts/cases.ts'
import { handleAddCartCase } from './add-cart-case.ts'
import { handleAddCartProduct } from './add-cart-product.ts'
import { handleCreateCart } from './create-cart.ts'
import { handleDefaultCart } from './default-cart.ts'
import { handleDeleteCart } from './delete-cart.ts'
import { handleGetCartPicture } from './get-cart-picture.ts'
import { handleGetCase } from './get-case.ts'
import { handleGetCaseIdeas } from './get-case-ideas.ts'
import { handleListCaseIdeas } from './list-case-ideas.ts'
import { handleRefreshCart } from './refresh-cart.ts'
import { handleRememberCart } from './remember-cart.ts'
import { handleRemoveCartProduct } from './remove-cart-product.ts'
import { handleSetCartQuantity } from './set-cart-quantity.ts'
import { handleSetCaseIdeas } from './set-case-ideas.ts'
import { handleStopCartReminder } from './stop-cart-reminder.ts'

export const cartHandlers: HandlersOf<typeof carts & typeof cases> = {
  addCartProduct: handleAddCartProduct,
  refreshCart: handleRefreshCart,
  createCart: handleCreateCart,
  defaultCart: handleDefaultCart,
  setCartQuantity: handleSetCartQuantity,
  removeCartProduct: handleRemoveCartProduct,
  deleteCart: handleDeleteCart,
  getCartPicture: handleGetCartPicture,
  rememberCart: handleRememberCart,
  stopCartReminder: handleStopCartReminder,
  getCase: handleGetCase,
  addCartCase: handleAddCartCase,
  getCaseIdeas: handleGetCaseIdeas,
  listCaseIdeas: handleListCaseIdeas,
  setCaseIdeas: handleSetCaseIdeas,
}
