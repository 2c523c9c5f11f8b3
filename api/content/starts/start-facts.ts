import type { PlacedPicture } from '#contract/media/pictures.ts'
import { findEstateFacts, type KnownBottle, type KnownFile } from '#db/queries/content/estate-facts.ts'
import { findParameterValues } from '#db/queries/sites/parameters.ts'
import { findSiteSettings } from '#db/queries/sites/sites.ts'
import type { SiteDb } from '#db/site-db.ts'
import { productPath } from '#rules/catalogue/product-address.ts'
import { type Company, companyFacts } from '#rules/sites/company.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import { LOCALES, type Locale } from '#words/basics/locales.ts'
import type { PageStartWords } from '#words/content/page-starts/fr.ts'
import { pageStartWords } from '#words/content/page-starts/words.ts'
import { siteWords } from '#words/sites/shell/words.ts'

/** What sections begin with, in one language. */
export interface StartScene {
  locale: Locale
  words: PageStartWords
  /** By the names that sentences have in braces; what is not known is not there. */
  facts: Readonly<Record<string, string>>
  counts: { wines: number; appellations: number; years: number }
  wineId: number | null
  formId: number | null
  isShop: boolean
  /** The grape that most of its wines are made of. */
  grape: string | null
  /** The last film of its library, and what was chosen to stand for it. */
  film: { video: PlacedPicture; poster: PlacedPicture | null } | null
  /** Its wines as they stand in a row, those that have a picture. */
  bottles: readonly StartBottle[]
  /** The next picture that no section before has. */
  takePicture: () => PlacedPicture | null
}

interface StartBottle {
  picture: PlacedPicture
  name: string
  detail?: string
  href: string
}

type Estate = Awaited<ReturnType<typeof readEstate>>

export async function readEstate(db: SiteDb) {
  const told = await findParameterValues(db, NAMED)
  const values = parameterValues(told)
  const settings = await findSiteSettings(db)
  if (!settings) throw new Error('An estate without settings has no pages.')
  return {
    settings,
    company: companyFacts(values, settings.name),
    agent: values.LEGAL_AGENT,
    known: await findEstateFacts(db),
  }
}

export function startScene({ settings, company, agent, known }: Estate, locale: Locale): StartScene {
  const pictures = known.pictures.values()
  // The estate describes itself once, in its own language.
  const isOwn = LOCALES[locale].lang === settings.default_lang
  const facts = {
    name: company.name,
    city: known.city,
    appellation: known.appellation,
    wines: known.wines > 1 ? String(known.wines) : null,
    wine: known.wineNames[locale] ?? known.wineNames.fr ?? null,
    description: isOwn ? company.description : null,
    // « Élise Maugeais, gérante »: who it is, and what for.
    agent: agent?.split(',')[0]?.trim() ?? null,
    role: isOwn ? (agent?.split(',')[1]?.trim() ?? null) : null,
    address: company.address?.replace(/\s*\n\s*/g, ', ') ?? null,
    hours: hoursText(company, locale),
    phone: company.phone,
    email: company.email,
  }
  const said = Object.entries(facts).flatMap(([name, fact]) => (fact ? [[name, fact] as const] : []))
  const { wines, appellations, years, wineId, formId, grape, film } = known
  return {
    ...{ locale, wineId, formId, grape, words: pageStartWords[locale], isShop: settings.is_e_commerce },
    facts: Object.fromEntries(said),
    film: film && { video: toPicture(film, locale), poster: film.poster ? { media: film.poster, alt: '' } : null },
    bottles: known.bottles.map((bottle) => toBottle(bottle, locale)),
    counts: { wines, appellations, years },
    takePicture: () => {
      const { value: picture } = pictures.next()
      return picture ? toPicture(picture, locale) : null
    },
  }
}

/** What the library says of a file in French stands for what it does not say in another language. */
function toPicture({ media, alts }: KnownFile, locale: Locale): PlacedPicture {
  return { media, alt: alts[locale] ?? alts.fr ?? '' }
}

/** A wine in the words of one language; what it is called in French stands for what is missing. */
function toBottle({ id, media, appellation, year, names, slugs, alts }: KnownBottle, locale: Locale): StartBottle {
  const name = names[locale] ?? names.fr ?? ''
  const detail = [appellation, year].filter(Boolean).join(' · ')
  return {
    picture: { media, alt: alts[locale] ?? name },
    name,
    ...(detail && { detail }),
    // Links lead to the same address in all languages.
    href: productPath({ id, slug: slugs.fr ?? '', type: { type: 'WINE' } }),
  }
}

/** Days with the same hours are told together. */
function hoursText({ hours }: Company, locale: Locale): string | null {
  if (hours.length === 0) return null
  const { weekdays, closed } = siteWords[locale]
  const runs: { first: string; last: string; told: string }[] = []
  for (const { day, hours: told } of hours) {
    const run = runs.at(-1)
    const said = told ?? closed.toLowerCase()
    if (run?.told === said) run.last = weekdays[day]
    else runs.push({ first: weekdays[day], last: weekdays[day], told: said })
  }
  const days = runs.map(
    ({ first, last, told }) => `${first === last ? first : `${first} – ${last}`}${COLON[locale]}${told}`,
  )
  return `${days.join(locale === 'fr' ? '\u00a0; ' : '; ')}.`
}

const COLON: Readonly<Record<Locale, string>> = { fr: '\u00a0: ', en: ': ' }

const NAMED = [
  'COMPANY_NAME',
  'COMPANY_DESCRIPTION',
  'COMPANY_EMAIL',
  'COMPANY_PHONE',
  'COMPANY_ADDRESS',
  'LEGAL_AGENT',
  'OPENING_HOURS_MONDAY',
  'OPENING_HOURS_TUESDAY',
  'OPENING_HOURS_WEDNESDAY',
  'OPENING_HOURS_THURSDAY',
  'OPENING_HOURS_FRIDAY',
  'OPENING_HOURS_SATURDAY',
  'OPENING_HOURS_SUNDAY',
] as const
