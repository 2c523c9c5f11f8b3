import { awardText, featureLabel, legalMentions, wineFacts, wineKicker } from '#api/catalogue/wine-words.ts'
import type { describeWine, findWine } from '#db/queries/catalogue/technical-sheets.ts'
import type { findSiteSettings, listFonts, listLogos } from '#db/queries/sites/sites.ts'
import type { TechnicalSheet } from '#providers/documents/technical-sheet.ts'
import type { Entry } from '#rules/basics/text-fitting.ts'
import {
  featuresOfVintage,
  paperLogo,
  sheetLook,
  sheetModel,
  sheetStory,
  winePath,
} from '#rules/catalogue/technical-sheet.ts'
import { companyFacts } from '#rules/sites/company.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import { fill } from '#words/basics/fill.ts'
import { LOCALES, type Locale, pathInLocale } from '#words/basics/locales.ts'
import { sheetWords } from '#words/catalogue/technical-sheet/words.ts'
import { siteWords } from '#words/sites/shell/words.ts'

type QueryRow<Query extends (...given: never[]) => unknown> = NonNullable<Awaited<ReturnType<Query>>>

export interface ToldWine {
  siteId: number
  locale: Locale
  wine: QueryRow<typeof findWine>
  told: QueryRow<typeof describeWine>
  vintage: QueryRow<typeof describeWine>['vintages'][number] | null
  /** Whose picture is shown first. */
  declinationId: number | null
  settings: QueryRow<typeof findSiteSettings>
  fonts: QueryRow<typeof listFonts>
  logos: QueryRow<typeof listLogos>
  parameters: readonly { type: string; value: string | null }[]
}

/** All that stands on the sheet of one vintage of a wine. */
export function wineSheet(given: ToldWine): TechnicalSheet {
  const { siteId, locale, wine, vintage, settings } = given
  const words = sheetWords[locale]
  const values = parameterValues(given.parameters)
  const company = companyFacts(values, settings.name)
  const year = vintage?.year ?? null
  const url = (settings.prod_url ?? settings.dev_url).replace(/\/+$/, '')
  return {
    siteId,
    model: sheetModel(settings.technical_file_model),
    look: sheetLook(values, given.fonts),
    lang: LOCALES[locale].iso,
    title: fill(words.title, { wine: [wine.name, year].filter((part) => part !== null).join(' ') }),
    estate: company.name,
    name: wine.name,
    appellation: wine.appellation,
    year: year === null ? null : String(year),
    kicker: wineKicker({ colour: wine.colour, kind: wine.kind, locale }),
    facts: sheetFacts(given),
    texts: sheetTexts(given),
    awardsLabel: words.awards,
    awards: given.told.awards
      .filter(({ vintage_id }) => vintage_id === null || vintage_id === vintage?.id)
      .map((award) => awardText(award, locale)),
    legal: legalMentions(
      {
        ingredients: vintage?.ingredients ?? [],
        allergens: vintage?.allergens ?? [],
        energyKj: vintage?.energy_kj ?? null,
        energyKcal: vintage?.energy_kcal ?? null,
      },
      locale,
    ),
    address: [...addressLines(company.name, company.address), company.phone, company.email].filter(
      (line) => line !== null,
    ),
    message: siteWords[locale].alcohol,
    link: {
      url: `${url}${pathInLocale(winePath({ slug: wine.slug, id: wine.id, year }), locale)}`,
      caption: words.code,
    },
    bottle: bottlePicture(given),
    logo: paperLogo(given.logos),
  }
}

function sheetFacts({ told, vintage, locale }: ToldWine): Entry[] {
  const sold = told.declinations.filter(({ vintage_id }) => vintage_id === (vintage?.id ?? null))
  const formats = [...new Set(sold.flatMap(({ millilitres }) => millilitres ?? []))].sort((one, other) => one - other)
  const alcoholPercent = vintage?.alcohol_percent ?? null
  return wineFacts(
    {
      grapes: told.grapes,
      alcohol: alcoholPercent === null ? null : Number(alcoholPercent),
      serveFrom: vintage?.serve_from ?? null,
      serveUntil: vintage?.serve_until ?? null,
      drinkFrom: vintage?.drink_from ?? null,
      drinkUntil: vintage?.drink_until ?? null,
      formats,
    },
    locale,
  )
}

/** What a taster looks for first comes first; the rest in the estate’s order. */
const FIRST = ['TASTING', 'PAIRING', 'SOIL', 'VINIFICATION', 'AGEING']

function sheetTexts({ wine, told, vintage, locale }: ToldWine): Entry[] {
  const rank = (key: string) => (FIRST.includes(key) ? FIRST.indexOf(key) : FIRST.length)
  const features = featuresOfVintage(told.features, vintage?.id ?? null).sort(
    (one, other) => rank(one.key) - rank(other.key),
  )
  const story = { label: sheetWords[locale].story, text: oneSpaced(sheetStory(wine, features)) }
  const entries = features.map(({ key, label, value }) => ({
    label: featureLabel({ key, label, locale }),
    text: oneSpaced(value),
  }))
  return [story, ...entries].filter(({ text }) => text !== '')
}

/** Paragraphs stay, the empty lines between them go. */
function oneSpaced(text: string): string {
  return text
    .replace(/[^\S\n\u00a0\u202f]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
}

function addressLines(name: string, address: string | null): string[] {
  const lines = (address ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return lines[0] === name ? lines : [name, ...lines]
}

/** The picture of the bottle asked for, of another of its vintage, of the wine, or the first of its gallery. */
function bottlePicture({ wine, told, vintage, declinationId }: ToldWine): string | null {
  const ofVintage = told.declinations.filter(({ vintage_id }) => vintage_id === (vintage?.id ?? null))
  const asked = ofVintage.find(({ id }) => id === declinationId)?.media_id
  const other = ofVintage.find(({ media_id }) => media_id !== null)?.media_id
  return asked ?? other ?? wine.media_id ?? told.pictures[0]?.media_id ?? null
}
