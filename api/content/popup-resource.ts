import { mainLocale } from '#api/catalogue/main-locale.ts'
import type { OfferedResource } from '#api/office/resource.ts'
import type { Problem } from '#contract/basics/problems.ts'
import { type PopupFields, popups } from '#contract/content/popup-resource.ts'
import { popupStore } from '#db/resources/popups.ts'

export const popupResource: OfferedResource = {
  definition: popups,
  store: popupStore,
  async check({ fields }, { db }) {
    // The contract has checked what is given, and what was there has passed it before.
    const problems = popupProblems(fields as PopupFields, await mainLocale(db))
    return Object.keys(problems).length > 0 ? { problems } : null
  },
}

function popupProblems(popup: PopupFields, locale: string): Record<string, Problem> {
  const { texts, onKinds, onPages, afterSeconds, afterScroll, shownFrom, shownUntil } = popup
  const problems: Record<string, Problem> = {}
  if (Object.keys(texts).length === 0) problems[`texts.${locale}.title`] = { problem: 'required' }
  // Half a link leads nowhere.
  for (const [spoken, { linkLabel, linkUrl }] of Object.entries(texts)) {
    if (linkLabel !== null && linkUrl === null) problems[`texts.${spoken}.linkUrl`] = { problem: 'required' }
    if (linkLabel === null && linkUrl !== null) problems[`texts.${spoken}.linkLabel`] = { problem: 'required' }
  }
  const opensBySelf = onKinds.length > 0 || onPages.length > 0
  if (opensBySelf && afterSeconds === null && afterScroll === null) problems.afterSeconds = { problem: 'required' }
  const [from, until] = [shownFrom, shownUntil].map((at) => (at ? Date.parse(at) : null))
  if (from != null && until != null && until <= from) problems.shownUntil = { problem: 'date-too-early' }
  return problems
}
