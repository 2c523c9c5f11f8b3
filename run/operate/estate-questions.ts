import type { NewEstate } from '#api/sites/first-estate.ts'
import { Email } from '#contract/accounts/accounts.ts'
import { LOOK_NAMES, type LookName } from '#db/estates/looks.ts'
import { frenchVatNumber, isExciseNumber, isSiret, isVatNumber, plainNumber } from '#rules/sites/company-numbers.ts'
import { isHostName } from '#rules/sites/host-name.ts'
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '#words/basics/locales.ts'
import type { Question } from './answers.ts'

const upTo = (most: number) => (answer: string) => (answer.length > most ? `is longer than ${most} characters` : null)

export function emailProblem(answer: string): string | null {
  return Email.safeParse(answer).success ? null : 'is no e-mail address'
}

export function localeProblem(answer: string): string | null {
  const languages = LOCALE_CODES.join(' or ')
  return (LOCALE_CODES as string[]).includes(answer) ? null : `is no language of the site, which are ${languages}`
}

function siretProblem(answer: string): string | null {
  return isSiret(plainNumber(answer)) ? null : 'is no SIRET: it has fourteen digits, and theirs do not add up'
}

function vatProblem(answer: string, { siret = '' }: Readonly<Record<string, string>>): string | null {
  const own = plainNumber(siret)
  return isVatNumber(plainNumber(answer), own)
    ? null
    : `is not the VAT number of this company, which in France is ${frenchVatNumber(own)}`
}

function languagesProblem(answer: string): string | null {
  const [wrong] = answer.split(',').map(localeProblem).filter(Boolean)
  if (wrong) return wrong
  return answer.split(',').includes(DEFAULT_LOCALE)
    ? null
    : 'lacks fr, the language that addresses without a prefix speak'
}

/** What it takes to open an estate, in the order in which a person would tell it. */
export const ESTATE_QUESTIONS: readonly Question[] = [
  { flag: 'name', ask: 'Name of the estate', check: upTo(80) },
  {
    flag: 'host',
    ask: 'Host name of its site, like www.domaine.fr',
    check: (host) => (isHostName(host) ? null : 'is no host name: write it in lower case, without https:// and port'),
  },
  { flag: 'company', ask: 'Company, as registered', check: upTo(120) },
  { flag: 'form', ask: 'Its corporate form, like EARL', otherwise: '', check: upTo(60) },
  { flag: 'siret', ask: 'SIRET', check: siretProblem },
  { flag: 'vat', ask: 'VAT number', otherwise: '', check: vatProblem },
  {
    flag: 'excise',
    ask: 'Excise number',
    otherwise: '',
    check: (number) => (isExciseNumber(plainNumber(number)) ? null : 'is no excise number, like FR0012345E678'),
  },
  { flag: 'address', ask: 'Street and number', check: upTo(160) },
  { flag: 'postal-code', ask: 'Postal code', check: upTo(12) },
  { flag: 'city', ask: 'Town', check: upTo(80) },
  { flag: 'email', ask: 'E-mail address for customers', check: emailProblem },
  { flag: 'phone', ask: 'Telephone for customers', otherwise: '', check: upTo(30) },
  { flag: 'languages', ask: 'Languages, separated by commas', otherwise: 'fr', check: languagesProblem },
  {
    flag: 'theme',
    ask: `Theme (${LOOK_NAMES.join(', ')})`,
    otherwise: 'classic',
    check: (name) =>
      (LOOK_NAMES as string[]).includes(name) ? null : `is no theme: there are ${LOOK_NAMES.join(', ')}`,
  },
  { flag: 'admin', ask: 'E-mail address of its first administrator', check: emailProblem },
]

/** The checked answers as an estate. */
export function estateFrom(
  answers: Readonly<Record<string, string>>,
  { isECommerce }: { isECommerce: boolean },
): NewEstate {
  const told = (flag: string) => answers[flag] ?? ''
  const orNone = (text: string) => (text === '' ? null : text)
  return {
    name: told('name'),
    host: told('host'),
    company: told('company'),
    corporateForm: orNone(told('form')),
    siret: plainNumber(told('siret')),
    vatNumber: orNone(plainNumber(told('vat'))),
    exciseNumber: orNone(plainNumber(told('excise'))),
    address: told('address'),
    postalCode: told('postal-code'),
    city: told('city'),
    email: told('email').toLowerCase(),
    phone: orNone(told('phone')),
    // Both were checked against the closed set.
    locales: [...new Set(told('languages').split(','))] as Locale[],
    look: told('theme') as LookName,
    isECommerce,
  }
}
