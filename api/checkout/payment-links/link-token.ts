import { linkToken } from '#api/calls/link-token.ts'

export const {
  name: paymentLinkTokenName,
  seal: sealPaymentLinkToken,
  open: openPaymentLinkToken,
} = linkToken('payment link')
