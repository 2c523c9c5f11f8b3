import type { HandlersOf } from '#api/calls/handler.ts'
import type * as handOver from '#contract/orders/hand-over.ts'
import type * as officeOrders from '#contract/orders/office-orders.ts'
import type * as orderActions from '#contract/orders/order-actions.ts'
import type * as orderGuide from '#contract/orders/order-guide.ts'
import type * as orders from '#contract/orders/orders.ts'
import { handleAddOrderNote } from './add-order-note.ts'
import { handleAskAboutOrder } from './ask-about-order.ts'
import { handleChangeOrderStatus } from './change-order-status.ts'
import { handleGetInvoice } from './get-invoice.ts'
import { handleGetOfficeOrder } from './get-office-order.ts'
import { handleGetOrder } from './get-order.ts'
import { handleGetOrderCalendar } from './get-order-calendar.ts'
import { handleGetOrderGenericValues } from './get-order-generic-values.ts'
import { handleGetOrderGuide } from './get-order-guide.ts'
import { handleGetOrderPicture } from './get-order-picture.ts'
import { handleGetOrderStatus } from './get-order-status.ts'
import { handleGetOrderStatuses } from './get-order-statuses.ts'
import { handleGetOrders } from './get-orders.ts'
import { handleGetPackingSlip } from './get-packing-slip.ts'
import { handleGetPackingSlips } from './get-packing-slips.ts'
import { handleGetPickingList } from './get-picking-list.ts'
import { handleGetPickingListFile } from './get-picking-list-file.ts'
import { handleGetShippingLabels } from './get-shipping-labels.ts'
import { handleGetTrackingLink } from './get-tracking-link.ts'
import { handleHandOverOrder } from './hand-over-order.ts'
import { handleMoveOrders } from './move-orders.ts'
import { handleReadInvoice } from './read-invoice.ts'
import { handleRemoveOrderNote } from './remove-order-note.ts'
import { handleReorder } from './reorder.ts'

export const orderHandlers: HandlersOf<
  typeof orders & typeof officeOrders & typeof handOver & typeof orderActions & typeof orderGuide
> = {
  getOfficeOrder: handleGetOfficeOrder,
  moveOrders: handleMoveOrders,
  handOverOrder: handleHandOverOrder,
  addOrderNote: handleAddOrderNote,
  removeOrderNote: handleRemoveOrderNote,
  getPickingList: handleGetPickingList,
  getPickingListFile: handleGetPickingListFile,
  getPackingSlips: handleGetPackingSlips,
  getShippingLabels: handleGetShippingLabels,
  getOrderGuide: handleGetOrderGuide,
  getOrderCalendar: handleGetOrderCalendar,
  reorder: handleReorder,
  askAboutOrder: handleAskAboutOrder,
  getInvoice: handleGetInvoice,
  getOrderPicture: handleGetOrderPicture,
  readInvoice: handleReadInvoice,
  getPackingSlip: handleGetPackingSlip,
  getOrders: handleGetOrders,
  getOrder: handleGetOrder,
  getOrderStatuses: handleGetOrderStatuses,
  getOrderGenericValues: handleGetOrderGenericValues,
  getOrderStatus: handleGetOrderStatus,
  getTrackingLink: handleGetTrackingLink,
  changeOrderStatus: handleChangeOrderStatus,
}
