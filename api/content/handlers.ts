import type { HandlersOf } from '#api/calls/handler.ts'
import type * as changeDates from '#contract/content/change-dates.ts'
import type * as components from '#contract/content/components.ts'
import type * as elements from '#contract/content/elements.ts'
import type * as links from '#contract/content/links.ts'
import type * as messages from '#contract/content/messages.ts'
import type * as pages from '#contract/content/pages.ts'
import type * as partners from '#contract/content/partners.ts'
import type * as popups from '#contract/content/popups.ts'
import { handleFindLinkTargets } from './find-link-targets.ts'
import { handleGetChangeDates } from './get-change-dates.ts'
import { handleGetComponentConf } from './get-component-conf.ts'
import { handleGetElement } from './get-element.ts'
import { handleGetElements } from './get-elements.ts'
import { handleGetPage } from './get-page.ts'
import { handleGetPages } from './get-pages.ts'
import { handleGetPartners } from './get-partners.ts'
import { handleGetPopup } from './get-popup.ts'
import { handleGetPopups } from './get-popups.ts'
import { handleMarkMessageAnswered } from './mark-message-answered.ts'
import { handleSendMessage } from './send-message.ts'

export const contentHandlers: HandlersOf<
  typeof changeDates &
    typeof components &
    typeof elements &
    typeof links &
    typeof messages &
    typeof pages &
    typeof partners &
    typeof popups
> = {
  findLinkTargets: handleFindLinkTargets,
  getChangeDates: handleGetChangeDates,
  getPages: handleGetPages,
  getPage: handleGetPage,
  getComponentConf: handleGetComponentConf,
  getElements: handleGetElements,
  getElement: handleGetElement,
  getPartners: handleGetPartners,
  getPopup: handleGetPopup,
  getPopups: handleGetPopups,
  sendMessage: handleSendMessage,
  markMessageAnswered: handleMarkMessageAnswered,
}
