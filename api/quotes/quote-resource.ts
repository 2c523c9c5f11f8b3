import type { OfferedResource } from '#api/office/resource.ts'
import { quotes } from '#contract/quotes/quote-resource.ts'
import { quoteStore } from '#db/resources/quotes.ts'

export const quoteResource: OfferedResource = { definition: quotes, store: quoteStore }
