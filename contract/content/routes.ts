/** Where the calls of this subject live. No zod here: screens ask by these. */
export const getComponentConf = { method: 'GET', path: '/component/conf/:slug' } as const
export const getElements = { method: 'GET', path: '/element/:route' } as const
export const getElement = { method: 'GET', path: '/element/:route/:id' } as const
export const getPartners = { method: 'GET', path: '/partner' } as const
export const sendMessage = { method: 'POST', path: '/message', upload: 'images' } as const
export const getPages = { method: 'GET', path: '/page' } as const
export const getChangeDates = { method: 'GET', path: '/change-dates' } as const
export const getPage = { method: 'GET', path: '/page/:id' } as const
export const getPopup = { method: 'GET', path: '/popup/:id' } as const
export const getPopups = { method: 'GET', path: '/popup' } as const
export const answerMessage = { method: 'POST', path: '/admin/message/:id/answer' } as const
export const markMessage = { method: 'PUT', path: '/admin/message/:id/marks' } as const
export const getMessageCounts = { method: 'GET', path: '/admin/message/counts' } as const
export const markMessageAnswered = { method: 'PUT', path: '/admin/message/:id/answered' } as const
export const getPageDraft = { method: 'GET', path: '/admin/pages/:id/draft' } as const
export const savePageDraft = { method: 'PUT', path: '/admin/pages/:id/draft' } as const
export const discardPageDraft = { method: 'DELETE', path: '/admin/pages/:id/draft' } as const
export const getPageAdvice = { method: 'GET', path: '/admin/pages/:id/advice' } as const
export const publishPage = { method: 'POST', path: '/admin/pages/:id/publication' } as const
export const cancelPublication = { method: 'DELETE', path: '/admin/pages/:id/publication' } as const
export const getPageVersions = { method: 'GET', path: '/admin/pages/:id/versions' } as const
export const getPageVersion = { method: 'GET', path: '/admin/pages/:id/versions/:idVersion' } as const
export const restorePageVersion = { method: 'POST', path: '/admin/pages/:id/versions/:idVersion/draft' } as const
export const openPagePreview = { method: 'POST', path: '/admin/pages/:id/previews' } as const
export const getPagePreviews = { method: 'GET', path: '/admin/pages/:id/previews' } as const
export const closePagePreview = { method: 'DELETE', path: '/admin/pages/:id/previews/:idPreview' } as const
export const getPagePreview = { method: 'GET', path: '/preview/:token' } as const
export const getPanel = { method: 'GET', path: '/admin/panel' } as const
export const checkLayoutHash = { method: 'POST', path: '/admin/page/:idPage/layout/:idLayout/hash/check' } as const
export const uploadLayoutPreview = {
  method: 'PUT',
  path: '/admin/page/:idPage/layout/:idLayout/preview',
  upload: 'image',
} as const
export const getLayoutPreview = { method: 'GET', path: '/admin/page/:idPage/layout/:idLayout/preview' } as const
export const movePage = { method: 'PUT', path: '/admin/pages/:id/place' } as const
export const duplicatePage = { method: 'POST', path: '/admin/pages/:id/copy' } as const
export const trashPage = { method: 'POST', path: '/admin/pages/:id/trash' } as const
export const takeBackPage = { method: 'DELETE', path: '/admin/pages/:id/trash' } as const
export const getSectionChoices = { method: 'GET', path: '/admin/section-choices' } as const
export const findLinkTargets = { method: 'GET', path: '/admin/link-target' } as const
export const shareSection = { method: 'POST', path: '/admin/shared-sections' } as const
export const getSharedUses = { method: 'GET', path: '/admin/pages/:id/uses' } as const
export const openFramePage = { method: 'POST', path: '/admin/frame-pages' } as const
export const getSiteFrame = { method: 'GET', path: '/site/frame' } as const
export const getPageStart = { method: 'GET', path: '/admin/page-start/:template' } as const
export const getSectionStart = { method: 'GET', path: '/admin/section-start/:type' } as const
