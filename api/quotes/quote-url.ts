import type { HandlerContext } from '#api/calls/handler.ts'
import { loadLetterhead } from '#api/sites/letterhead.ts'
import type { QuoteRow } from '#db/queries/quotes/quotes.ts'
import { localeFromLang, pathInLocale } from '#words/basics/locales.ts'
import { openQuoteToken } from './quote-token.ts'

/** The page of a quote, in its customer's language, as the estate copies it. */
export async function quoteUrl(
  { db, secrets }: Pick<HandlerContext, 'db' | 'secrets'>,
  quote: QuoteRow,
): Promise<string> {
  const { url } = await loadLetterhead(db)
  return `${url}${pathInLocale(`/quote/${openQuoteToken(secrets, quote)}`, localeFromLang(quote.locale))}`
}
