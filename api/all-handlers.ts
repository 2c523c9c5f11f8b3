import type { Handlers } from './machinery/handler.ts'
import { handleSendMessage } from './messages/send-message.ts'
import { handleGetPages } from './pages/get-pages.ts'
import { handleGetParameters } from './parameters/get-parameters.ts'
import { handleSetParameter } from './parameters/set-parameter.ts'
import { handleGetSiteInfo } from './site/get-site-info.ts'

/** Each call's handler. A missing, spare or mispaired one does not compile. */
export const allHandlers: Handlers = {
  getSiteInfo: handleGetSiteInfo,
  getParameters: handleGetParameters,
  setParameter: handleSetParameter,
  getPages: handleGetPages,
  sendMessage: handleSendMessage,
}
