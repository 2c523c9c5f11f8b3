import type { Estate, EstatePage } from '#db/estates/estate.ts'
import { LOOKS, type LookName } from '#db/estates/looks.ts'
import { fixedPages } from '#db/estates/menu.ts'
import { isLocalHost } from '#rules/sites/host-name.ts'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import { firstPages } from '#words/sites/first-pages/words.ts'

/** What is asked of who opens an estate; what they leave out is null. */
export interface NewEstate {
  name: string
  host: string
  locales: readonly Locale[]
  look: LookName
  isECommerce: boolean
  company: string
  corporateForm: string | null
  siret: string
  vatNumber: string | null
  exciseNumber: string | null
  address: string
  postalCode: string
  city: string
  email: string
  phone: string | null
}

/** An address of who sells: company-addresses' kinds 1 and 2 of the specification. */
const [CELLAR, HEAD_OFFICE] = [1, 2]

/** The rows that a new estate opens with: its look, its identity, and three pages that say so. */
export function firstEstate(
  asked: NewEstate,
  { id, port, isDefault }: { id: number; port: number; isDefault: boolean },
) {
  const { name, host, locales, look, isECommerce } = asked
  const place = { address: asked.address, postalCode: asked.postalCode, city: asked.city }
  const phone = asked.phone ? { phone: asked.phone } : {}
  const addresses = [CELLAR, HEAD_OFFICE].map((typeId) => ({
    typeId,
    name: typeId === CELLAR ? name : asked.company,
    ...place,
    ...phone,
    latitude: null,
    longitude: null,
  }))
  return {
    id,
    name,
    hosts: [host],
    isDefault,
    isECommerce,
    devUrl: `http://${host}:${port}`,
    prodUrl: isLocalHost(host) ? null : `https://${host}`,
    locales,
    look: LOOKS[look],
    parameters: identityParameters(asked),
    pages: pagesFor(asked),
    elements: [],
    addresses,
    newsletters: [{ texts: { fr: firstPages.fr.newsletter, en: firstPages.en.newsletter } }],
  } satisfies Estate
}

function identityParameters(asked: NewEstate): Estate['parameters'] {
  const office = `${asked.address}\n${asked.postalCode} ${asked.city}`
  const told = {
    HIDE_CONTACT_PAGE: 'false',
    // Who brings no tracker asks about none.
    CONSENT_BANNER_ALWAYS: 'false',
    COMPANY_NAME: asked.name,
    COMPANY_EMAIL: asked.email,
    COMPANY_PHONE: asked.phone,
    COMPANY_ADDRESS: `${asked.name}\n${office}`,
    HEAD_OFFICE: office,
    LEGAL_COMPANY_NAME: asked.company,
    CORPORATE_FORM: asked.corporateForm,
    SIRET: asked.siret,
    INTRA_COMMUNITY_VAT: asked.vatNumber,
    EXCISE_NUMBER: asked.exciseNumber,
    MAIL_SENDER_NAME: asked.name,
    MAIL_SENDER_ADDRESS: asked.email,
  }
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== null)) as Estate['parameters']
}

function pagesFor({ name, isECommerce }: NewEstate): EstatePage[] {
  const { fr, en } = firstPages
  const told = (key: Exclude<keyof typeof fr, 'newsletter'>) => ({
    fr: { title: fr[key].title, metaDescription: fill(fr[key].metaDescription, { name }) },
    en: { title: en[key].title, metaDescription: fill(en[key].metaDescription, { name }) },
  })
  return fixedPages({
    home: told(isECommerce ? 'home' : 'showcase'),
    contact: told('contact'),
    ...(isECommerce ? { wines: told('wines') } : {}),
  })
}
