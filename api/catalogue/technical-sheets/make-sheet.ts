import type { HandlerContext } from '#api/calls/handler.ts'
import { describeWine, findWine, listParameterValues } from '#db/queries/catalogue/technical-sheets.ts'
import { findSiteSettings, listFonts, listLogos } from '#db/queries/sites/sites.ts'
import type { TechnicalSheet } from '#providers/documents/technical-sheet.ts'
import { currentVintage, sheetFilename } from '#rules/catalogue/technical-sheet.ts'
import { localeFromLang } from '#words/basics/locales.ts'
import { sheetWords } from '#words/catalogue/technical-sheet/words.ts'
import { openSheetPictures } from './sheet-pictures.ts'
import { type ToldWine, wineSheet } from './wine-sheet.ts'

interface SheetRequest {
  productId: number
  /** Null for the wine as it is sold now. */
  declinationId: number | null
  /** The language that the address names, if it does. */
  userLang: string | undefined
}

/** All facts of the sheet that is asked for; nothing is drawn yet. */
export async function findSheet(
  { productId, declinationId, userLang }: SheetRequest,
  { db, site, locale: ofCaller }: HandlerContext,
): Promise<{ sheet: TechnicalSheet; filename: string } | { refusal: 'product-not-found' | 'declination-not-found' }> {
  const locale = userLang === undefined ? ofCaller : localeFromLang(userLang)
  // All are sent before any is answered.
  const [wine, told, settings, fonts, logos, parameters] = await Promise.all([
    findWine(db, { id: productId, locale }),
    describeWine(db, { productId, locale }),
    findSiteSettings(db),
    listFonts(db),
    listLogos(db),
    listParameterValues(db),
  ])
  if (!wine) return { refusal: 'product-not-found' }
  if (!settings) throw new Error(`Site ${site.id} has no settings`)
  const vintage = findVintage(told, declinationId)
  if (vintage === undefined) return { refusal: 'declination-not-found' }
  const given = { siteId: site.id, locale, wine, told, vintage, declinationId, settings, fonts, logos, parameters }
  const filename = sheetFilename({ slug: wine.slug, year: vintage?.year ?? null, ending: sheetWords[locale].filename })
  return { sheet: wineSheet(given), filename }
}

/** Undefined when the wine has no such declination. */
function findVintage(told: ToldWine['told'], declinationId: number | null): ToldWine['vintage'] | undefined {
  const { vintages, declinations } = told
  if (declinationId === null) {
    return currentVintage(vintages, new Set(declinations.flatMap(({ vintage_id }) => vintage_id ?? [])))
  }
  const declination = declinations.find(({ id }) => id === declinationId)
  return declination && (vintages.find(({ id }) => id === declination.vintage_id) ?? null)
}

/** Draws it, or finds it among the last ones drawn. The estate’s rows are no longer needed here. */
export async function drawSheet(found: { sheet: TechnicalSheet; filename: string }, services: HandlerContext) {
  const { sheet, filename } = found
  const made = await services.documents.technicalSheet(sheet, () => openSheetPictures(services, sheet))
  if ('refusal' in made) return made
  return { value: { filename, mimeType: 'application/pdf', bytes: made.bytes } }
}
