import type { HandlersOf } from '#api/calls/handler.ts'
import type * as edits from '#contract/edits/edits.ts'
import { handleChangeOrderAddress } from './change-order-address.ts'
import { handleChangeOrderLines } from './change-order-lines.ts'
import { handleChangeOrderRelay } from './change-order-relay.ts'
import { handleChangeOrderSlot } from './change-order-slot.ts'
import { handleGetAddressPrice } from './get-address-price.ts'
import { handleGetLinesPreview } from './get-lines-preview.ts'
import { handleGetOrderSlots } from './get-order-slots.ts'
import { handleGetSupplementPreview } from './get-supplement-preview.ts'
import { handleSupplementOrder } from './supplement-order.ts'

export const editHandlers: HandlersOf<typeof edits> = {
  getAddressPrice: handleGetAddressPrice,
  changeOrderAddress: handleChangeOrderAddress,
  changeOrderRelay: handleChangeOrderRelay,
  getOrderSlots: handleGetOrderSlots,
  changeOrderSlot: handleChangeOrderSlot,
  getLinesPreview: handleGetLinesPreview,
  changeOrderLines: handleChangeOrderLines,
  getSupplementPreview: handleGetSupplementPreview,
  supplementOrder: handleSupplementOrder,
}
