import type { SectionOf } from '#contract/content/sections.ts'
import { TAKEN_FILES } from '#contract/forms/closed-sets.ts'
import { getForm } from '#contract/forms/routes.ts'
import { NO_HOSTS } from '#rules/consent/connector-hosts.ts'
import { PLAYER_HOSTS } from '#rules/content/foreign-films.ts'
import { askedSteps } from '#site/forms/form-steps.ts'
import { openTicket } from '#site/forms/form-ticket.server.ts'
import { loadSubscription } from '#site/newsletters/load-subscription.server.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { contactWords } from '#words/content/contact/words.ts'
import { formWords } from '#words/forms/words.ts'
import { journalWords } from '#words/journal/words.ts'

/** It is sent to the contact page, which says what became of it. It notes when it was opened: such a page is not kept. */
export async function loadContactForm(page: PageContext) {
  page.doNotKeep()
  const { locale } = page
  return {
    words: contactWords[locale],
    machine: await openTicket(page),
    takenFiles: TAKEN_FILES,
    policy: pathInLocale('/privacy-policy', locale),
    action: pathInLocale('/nous-contacter', locale),
  }
}

/** The first step of a form; the form's own page goes on from there. */
export async function loadOwnForm(page: PageContext, section: SectionOf<'form'>) {
  const { ask, locale } = page
  const found = await ask(getForm, { params: { id: section.form } })
  if (!found.success) return null
  page.doNotKeep()
  const { form } = found.data
  const [step = 1] = askedSteps({ form, answers: {} })
  const action = pathInLocale(`/forms/${form.id}`, locale)
  const { ticket } = await openTicket(page)
  const sending = crypto.randomUUID().replaceAll('-', '')
  return { form, step, ticket, sending, action, words: formWords[locale] }
}

export async function loadNewsletterForm(page: PageContext) {
  const view = await loadSubscription(page)
  return view && { ...view, action: pathInLocale('/newsletter', page.locale) }
}

/** The call has cleaned it; films of other sites come after a word of consent only. */
export async function loadHtml(page: PageContext, { html }: SectionOf<'html'>) {
  if (html.includes('data-film=')) page.allowHosts({ ...NO_HOSTS, frame: PLAYER_HOSTS })
  return { film: journalWords[page.locale].film }
}
