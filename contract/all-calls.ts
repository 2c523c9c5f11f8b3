import { sendMessage } from './messages.ts'
import { getPage, getPages } from './pages.ts'
import { getParameters, setParameter } from './parameters.ts'
import { getCities, getCountries, getLanguages } from './places.ts'
import { getSiteInfo } from './site.ts'

/** The one list of calls. Routes, API page, typed client, isolation tests and fuzzing are made from it. */
export const allCalls = {
  getSiteInfo,
  getParameters,
  setParameter,
  getPages,
  getPage,
  getLanguages,
  getCountries,
  getCities,
  sendMessage,
}

export type AllCalls = typeof allCalls
export type CallName = keyof AllCalls
