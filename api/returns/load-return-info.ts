import type { ReturnInfo } from '#contract/returns/returns.ts'
import { areReturnsOpen, findReturnTexts } from '#db/queries/returns/return-texts.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { Locale } from '#words/basics/locales.ts'
import { returnWords } from '#words/returns/words.ts'

/** What is said at each step: the estate's own words, else those that every estate begins with. */
export async function loadReturnInfo(db: SiteDb, locale: Locale): Promise<ReturnInfo> {
  const [texts, isActive] = await Promise.all([findReturnTexts(db, locale), areReturnsOpen(db)])
  const usual = returnWords[locale].info
  return {
    isActive,
    message: texts?.message || usual.message,
    returnAskDescription: texts?.ask || usual.ask,
    labelSentDescription: texts?.label_sent || usual.labelSent,
    productReceivedDescription: texts?.received || usual.received,
  }
}
