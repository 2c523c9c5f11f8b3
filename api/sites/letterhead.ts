import { listParameterValues } from '#db/queries/catalogue/technical-sheets.ts'
import { findSiteSettings, listFonts, listLogos } from '#db/queries/sites/sites.ts'
import type { SiteDb } from '#db/site-db.ts'
import { paperLogo, type SheetLook, sheetLook } from '#rules/catalogue/technical-sheet.ts'
import { type LegalFacts, legalFacts } from '#rules/content/legal-facts.ts'
import { type DarkLook, darkLook } from '#rules/mails/dark-look.ts'
import { mailLogos } from '#rules/mails/mail-logos.ts'
import type { MediaFacts } from '#rules/media/pictures.ts'
import { type Company, companyFacts } from '#rules/sites/company.ts'
import { type ParameterValues, parameterValues } from '#rules/sites/parameters.ts'

/** The house that a mail comes from. */
export interface Letterhead {
  name: string
  /** Without a last slash. */
  url: string
  values: ParameterValues
  company: Company
  legal: LegalFacts
  look: SheetLook
  /** Of mails, where one reads at night. */
  dark: DarkLook
  /** Of mails: on light grounds and on dark ones. */
  mailLogos: { light: MediaFacts | null; dark: MediaFacts | null }
  /** Of papers: a file, by its id. */
  logo: string | null
}

export async function loadLetterhead(db: SiteDb): Promise<Letterhead> {
  const [settings, fonts, logos, parameters] = await Promise.all([
    findSiteSettings(db),
    listFonts(db),
    listLogos(db),
    listParameterValues(db),
  ])
  if (!settings) throw new Error('This site has no settings, so nobody can write in its name')
  const values = parameterValues(parameters)
  const url = (settings.prod_url ?? settings.dev_url).replace(/\/+$/, '')
  const company = companyFacts(values, settings.name)
  const site = { name: settings.name, url, isECommerce: settings.is_e_commerce }
  return {
    name: company.name,
    url,
    values,
    company,
    legal: legalFacts(values, site),
    look: sheetLook(values, fonts),
    dark: darkLook(values, fonts),
    mailLogos: mailLogos(logos),
    logo: paperLogo(logos),
  }
}
