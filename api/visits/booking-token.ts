import { linkToken } from '#api/calls/link-token.ts'

export const { name: bookingTokenName, seal: sealBookingToken, open: openBookingToken } = linkToken('visit')
