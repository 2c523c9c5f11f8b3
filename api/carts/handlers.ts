import type { HandlersOf } from '#api/calls/handler.ts'
import type * as carts from '#contract/carts/carts.ts'
import { handleAddCartProduct } from './add-cart-product.ts'
import { handleCreateCart } from './create-cart.ts'
import { handleDefaultCart } from './default-cart.ts'
import { handleDeleteCart } from './delete-cart.ts'
import { handleGetCartPicture } from './get-cart-picture.ts'
import { handleRefreshCart } from './refresh-cart.ts'
import { handleRememberCart } from './remember-cart.ts'
import { handleRemoveCartProduct } from './remove-cart-product.ts'
import { handleSetCartQuantity } from './set-cart-quantity.ts'
import { handleStopCartReminder } from './stop-cart-reminder.ts'

export const cartHandlers: HandlersOf<typeof carts> = {
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
}
