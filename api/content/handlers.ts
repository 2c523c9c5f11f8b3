import type { HandlersOf } from '#api/calls/handler.ts'
import type * as changeDates from '#contract/content/change-dates.ts'
import type * as components from '#contract/content/components.ts'
import type * as elements from '#contract/content/elements.ts'
import type * as layouts from '#contract/content/layouts.ts'
import type * as links from '#contract/content/links.ts'
import type * as messages from '#contract/content/messages.ts'
import type * as pageAdvice from '#contract/content/page-advice.ts'
import type * as pageDrafts from '#contract/content/page-drafts.ts'
import type * as pagePlaces from '#contract/content/page-places.ts'
import type * as pageStarts from '#contract/content/page-starts.ts'
import type * as pages from '#contract/content/pages.ts'
import type * as partners from '#contract/content/partners.ts'
import type * as popups from '#contract/content/popups.ts'
import type * as sectionChoices from '#contract/content/section-choices.ts'
import type * as sharedSections from '#contract/content/shared-sections.ts'
import { handleAnswerMessage } from './answer-message.ts'
import { handleCancelPublication } from './drafts/cancel-publication.ts'
import { handleClosePagePreview } from './drafts/close-page-preview.ts'
import { handleDiscardPageDraft } from './drafts/discard-page-draft.ts'
import { handleGetPageAdvice } from './drafts/get-page-advice.ts'
import { handleGetPageDraft } from './drafts/get-page-draft.ts'
import { handleGetPagePreview } from './drafts/get-page-preview.ts'
import { handleGetPagePreviews } from './drafts/get-page-previews.ts'
import { handleGetPageVersion } from './drafts/get-page-version.ts'
import { handleGetPageVersions } from './drafts/get-page-versions.ts'
import { handleOpenPagePreview } from './drafts/open-page-preview.ts'
import { handlePublishPage } from './drafts/publish-page.ts'
import { handleRestorePageVersion } from './drafts/restore-page-version.ts'
import { handleSavePageDraft } from './drafts/save-page-draft.ts'
import { handleDuplicatePage } from './duplicate-page.ts'
import { handleFindLinkTargets } from './find-link-targets.ts'
import { handleGetChangeDates } from './get-change-dates.ts'
import { handleGetComponentConf } from './get-component-conf.ts'
import { handleGetElement } from './get-element.ts'
import { handleGetElements } from './get-elements.ts'
import { handleGetMessageCounts } from './get-message-counts.ts'
import { handleGetPage } from './get-page.ts'
import { handleGetPages } from './get-pages.ts'
import { handleGetPartners } from './get-partners.ts'
import { handleGetPopup } from './get-popup.ts'
import { handleGetPopups } from './get-popups.ts'
import { handleGetSectionChoices } from './get-section-choices.ts'
import { handleCheckLayoutHash } from './layouts/check-layout-hash.ts'
import { handleGetLayoutPreview } from './layouts/get-layout-preview.ts'
import { handleGetPanel } from './layouts/get-panel.ts'
import { handleUploadLayoutPreview } from './layouts/upload-layout-preview.ts'
import { handleMarkMessage } from './mark-message.ts'
import { handleMarkMessageAnswered } from './mark-message-answered.ts'
import { handleMovePage } from './move-page.ts'
import { handleSendMessage } from './send-message.ts'
import { handleGetSharedUses } from './shared/get-shared-uses.ts'
import { handleGetSiteFrame } from './shared/get-site-frame.ts'
import { handleOpenFramePage } from './shared/open-frame-page.ts'
import { handleShareSection } from './shared/share-section.ts'
import { handleGetPageStart } from './starts/get-page-start.ts'
import { handleGetSectionStart } from './starts/get-section-start.ts'
import { handleTakeBackPage } from './take-back-page.ts'
import { handleTrashPage } from './trash-page.ts'

export const contentHandlers: HandlersOf<
  typeof changeDates &
    typeof components &
    typeof elements &
    typeof layouts &
    typeof links &
    typeof messages &
    typeof pageAdvice &
    typeof pageDrafts &
    typeof pagePlaces &
    typeof pageStarts &
    typeof pages &
    typeof partners &
    typeof popups &
    typeof sectionChoices &
    typeof sharedSections
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
  getSectionChoices: handleGetSectionChoices,
  getPanel: handleGetPanel,
  checkLayoutHash: handleCheckLayoutHash,
  uploadLayoutPreview: handleUploadLayoutPreview,
  getLayoutPreview: handleGetLayoutPreview,
  movePage: handleMovePage,
  duplicatePage: handleDuplicatePage,
  trashPage: handleTrashPage,
  takeBackPage: handleTakeBackPage,
  getPageAdvice: handleGetPageAdvice,
  getPageDraft: handleGetPageDraft,
  savePageDraft: handleSavePageDraft,
  discardPageDraft: handleDiscardPageDraft,
  publishPage: handlePublishPage,
  cancelPublication: handleCancelPublication,
  getPageVersions: handleGetPageVersions,
  getPageVersion: handleGetPageVersion,
  restorePageVersion: handleRestorePageVersion,
  openPagePreview: handleOpenPagePreview,
  getPagePreviews: handleGetPagePreviews,
  closePagePreview: handleClosePagePreview,
  getPagePreview: handleGetPagePreview,
  getPageStart: handleGetPageStart,
  getSectionStart: handleGetSectionStart,
  shareSection: handleShareSection,
  getSharedUses: handleGetSharedUses,
  openFramePage: handleOpenFramePage,
  getSiteFrame: handleGetSiteFrame,
  sendMessage: handleSendMessage,
  answerMessage: handleAnswerMessage,
  markMessage: handleMarkMessage,
  getMessageCounts: handleGetMessageCounts,
  markMessageAnswered: handleMarkMessageAnswered,
}
