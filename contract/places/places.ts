import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { Id, IdParam, listOutput, OneLine } from '#contract/basics/shapes.ts'
import * as routes from './routes.ts'

const DAY_SECONDS = 86_400

export const Country = z.object({
  id: z.number().int(),
  alphaTwo: z.string(),
  alphaThree: z.string(),
  numCode: z.string(),
  name: z.string(),
})
export type Country = z.infer<typeof Country>

/** How a caller names a country: by its id, its two letters, or both together. */
export const CountryReference = z.union([
  Id,
  OneLine(2).length(2),
  z.object({ id: Id.nullish(), alphaTwo: OneLine(2).length(2).nullish() }),
])
export type CountryReference = z.infer<typeof CountryReference>

export const getCountries = defineCall({
  name: 'getCountries',
  ...routes.getCountries,
  about: 'All countries, named and sorted in the caller’s language. The id is the number of ISO 3166-1.',
  who: 'visitor',
  isShared: true,
  output: listOutput('country', Country),
  refusals: [],
  cacheSeconds: DAY_SECONDS,
})

export const Language = z.object({
  id: z.number().int(),
  code: z.string(),
  label: z.string(),
  deeplCode: z.string(),
  country: Country,
  isValid: z.boolean(),
})

export const getLanguages = defineCall({
  name: 'getLanguages',
  ...routes.getLanguages,
  about: 'The languages of the platform; isValid says which of them the site speaks.',
  who: 'visitor',
  isShared: true,
  output: listOutput('language', Language),
  refusals: [],
})

export const getCities = defineCall({
  name: 'getCities',
  ...routes.getCities,
  about: 'Communes of France by the beginning of a postal code (digits) or of a name; other countries have none.',
  who: 'visitor',
  isShared: true,
  params: z.object({ search: OneLine(100).min(1), idCountry: IdParam }),
  output: listOutput('city', z.object({ postalCode: z.string(), name: z.string() })),
  refusals: [],
  cacheSeconds: DAY_SECONDS,
})
