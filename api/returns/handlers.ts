import type { HandlersOf } from '#api/calls/handler.ts'
import type * as returnSteps from '#contract/returns/return-steps.ts'
import type * as returns from '#contract/returns/returns.ts'
import type * as withdrawals from '#contract/returns/withdrawals.ts'
import { handleAcceptReturn } from './accept-return.ts'
import { handleAddReturnPictures } from './add-return-pictures.ts'
import { handleAskReturn } from './ask-return.ts'
import { handleCancelOwnOrder } from './cancel-own-order.ts'
import { handleDeclareWithdrawal } from './declare-withdrawal.ts'
import { handleFindWithdrawal } from './find-withdrawal.ts'
import { handleGetReturn } from './get-return.ts'
import { handleGetReturnFile } from './get-return-file.ts'
import { handleGetReturnInfo } from './get-return-info.ts'
import { handleGetReturns } from './get-returns.ts'
import { handleListReturns } from './list-returns.ts'
import { handleListWithdrawals } from './list-withdrawals.ts'
import { handleReceiveReturn } from './receive-return.ts'
import { handleRefundReturn } from './refund-return.ts'
import { handleRefuseReturn } from './refuse-return.ts'
import { handleSendReturnLabel } from './send-return-label.ts'
import { handleSetReturnTexts } from './set-return-texts.ts'
import { handleSetReturnsActive } from './set-returns-active.ts'

export const returnHandlers: HandlersOf<typeof returns> &
  HandlersOf<typeof returnSteps> &
  HandlersOf<typeof withdrawals> = {
  cancelOwnOrder: handleCancelOwnOrder,
  getReturnInfo: handleGetReturnInfo,
  getReturns: handleGetReturns,
  getReturn: handleGetReturn,
  askReturn: handleAskReturn,
  addReturnPictures: handleAddReturnPictures,
  getReturnFile: handleGetReturnFile,
  listReturns: handleListReturns,
  acceptReturn: handleAcceptReturn,
  refuseReturn: handleRefuseReturn,
  sendReturnLabel: handleSendReturnLabel,
  receiveReturn: handleReceiveReturn,
  refundReturn: handleRefundReturn,
  setReturnTexts: handleSetReturnTexts,
  setReturnsActive: handleSetReturnsActive,
  findWithdrawal: handleFindWithdrawal,
  declareWithdrawal: handleDeclareWithdrawal,
  listWithdrawals: handleListWithdrawals,
}
