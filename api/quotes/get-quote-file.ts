import type { Handler } from '#api/calls/handler.ts'
import { hashToken } from '#api/calls/session-token.ts'
import { loadSeller } from '#api/invoices/load-seller.ts'
import { openLogo } from '#api/media/open-logo.ts'
import { loadLetterhead } from '#api/sites/letterhead.ts'
import type { getQuoteFile } from '#contract/quotes/quotes.ts'
import { findQuoteByToken } from '#db/queries/quotes/quotes.ts'
import { quoteSheet } from './quote-sheet.ts'

export const handleGetQuoteFile: Handler<typeof getQuoteFile> = async ({ params }, parts) => {
  const { db, site } = parts
  const quote = await findQuoteByToken(db, hashToken(params.token))
  if (!quote) return { refusal: 'quote-unknown' }
  const [seller, estate] = await Promise.all([loadSeller(db), loadLetterhead(db)])
  const sheet = quoteSheet({ quote, seller, estate })
  return {
    afterwards: async () => {
      const made = await parts.documents.invoice(sheet, () => openLogo(parts, { siteId: site.id, logo: sheet.logo }))
      if ('refusal' in made) return made
      return { value: { filename: `${sheet.number}.pdf`, mimeType: 'application/pdf', bytes: made.bytes } }
    },
  }
}
