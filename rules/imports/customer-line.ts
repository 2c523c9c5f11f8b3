import type { ImportField } from '#contract/imports/closed-sets.ts'
import { readMoment, readYesNo } from './cell-values.ts'
import type { LineCells } from './line-cells.ts'
import type { ReadLine } from './product-line.ts'
import type { FieldProblem } from './told-problem.ts'

export interface CustomerLine {
  email: string
  firstname: string
  lastname: string
  phone: string
  /** `fr` of `fr_FR`. */
  language: string
  address: {
    company: string
    address: string
    addressPart2: string
    postalCode: string
    city: string
    /** As the file names it: two letters, or a name. */
    country: string
  } | null
  /** When they agreed to letters; without a day there is no proof, and no consent. */
  newsletterAt: Date | null
}

/** Without one of these a parcel does not arrive. */
const NEEDED = ['address', 'postalCode', 'city'] as const

export function readCustomerLine(cells: LineCells): ReadLine<CustomerLine> {
  const problems: FieldProblem[] = []
  const warnings: FieldProblem[] = []
  const text = (field: ImportField) => cells.text(field)
  const missing = NEEDED.filter((field) => text(field) === '')
  if (missing[0] && missing.length < NEEDED.length)
    warnings.push({ field: missing[0], problem: { problem: 'address-incomplete' } })
  const newsletterAt = readConsent(cells, warnings)
  const address =
    missing.length > 0
      ? null
      : {
          company: text('company'),
          address: text('address'),
          addressPart2: text('addressPart2'),
          postalCode: text('postalCode'),
          city: text('city'),
          country: text('country'),
        }
  const line = {
    email: text('email'),
    firstname: text('firstname'),
    lastname: text('lastname'),
    phone: text('phone'),
    language: text('language').slice(0, 2).toLowerCase(),
    address,
    newsletterAt,
  }
  return { line, problems, warnings }
}

/** A day proves a consent, unless another column takes it back; a mere yes proves nothing. */
function readConsent(cells: LineCells, warnings: FieldProblem[]): Date | null {
  const says = readYesNo(cells.text('newsletter'))
  const written = cells.text('newsletterAt')
  if (says === false) return null
  const day = written === '' || /^0000/.test(written) ? null : readMoment(written)
  if (written !== '' && !/^0000/.test(written) && day === null)
    warnings.push({ field: 'newsletterAt', problem: { problem: 'not-a-date' } })
  else if (says === true && day === null)
    warnings.push({ field: 'newsletter', problem: { problem: 'consent-without-date' } })
  return day
}
