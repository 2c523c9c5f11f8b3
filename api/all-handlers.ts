import type { Handlers } from './machinery/handler.ts'
import { handleSendMessage } from './messages/send-message.ts'
import { handleGetPage } from './pages/get-page.ts'
import { handleGetPages } from './pages/get-pages.ts'
import { handleGetParameters } from './parameters/get-parameters.ts'
import { handleSetParameter } from './parameters/set-parameter.ts'
import { handleGetCities } from './places/get-cities.ts'
import { handleGetCountries } from './places/get-countries.ts'
import { handleGetLanguages } from './places/get-languages.ts'
import { handleGetSiteInfo } from './site/get-site-info.ts'

/** Each call's handler. A missing, spare or mispaired one does not compile. */
export const allHandlers: Handlers = {
  getSiteInfo: handleGetSiteInfo,
  getParameters: handleGetParameters,
  setParameter: handleSetParameter,
  getPages: handleGetPages,
  getPage: handleGetPage,
  getLanguages: handleGetLanguages,
  getCountries: handleGetCountries,
  getCities: handleGetCities,
  sendMessage: handleSendMessage,
}
