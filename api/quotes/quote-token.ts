import { linkToken } from '#api/calls/link-token.ts'

export const { name: quoteTokenName, seal: sealQuoteToken, open: openQuoteToken } = linkToken('quote')
