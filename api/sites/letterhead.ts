import { LRUCache } from 'lru-cache'
import { type LetterheadFacts, letterheadText } from '#db/queries/sites/letterhead-facts.ts'
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

/** Read anew for every mail and paper, and made anew where an estate has changed something of it. */
const made = new LRUCache<string, Letterhead>({ max: 100 })

export async function loadLetterhead(db: SiteDb): Promise<Letterhead> {
  const text = await letterheadText(db)
  if (text === null) throw new Error('This site has no settings, so nobody can write in its name')
  const letterhead = made.get(text) ?? letterheadOf(JSON.parse(text))
  made.set(text, letterhead)
  return letterhead
}

function letterheadOf({ settings, fonts, logos, parameters }: LetterheadFacts): Letterhead {
  const values = parameterValues(Object.entries(parameters).map(([type, value]) => ({ type, value })))
  const url = settings.url.replace(/\/+$/, '')
  const company = companyFacts(values, settings.name)
  return {
    name: company.name,
    url,
    values,
    company,
    legal: legalFacts(values, { ...settings, url }),
    look: sheetLook(values, fonts),
    dark: darkLook(values, fonts),
    mailLogos: mailLogos(logos),
    logo: paperLogo(logos),
  }
}
