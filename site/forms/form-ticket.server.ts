import { getFormTicket } from '#contract/forms/routes.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import { formWords } from '#words/forms/words.ts'

/** What `MachineFields` of a form that is opened now needs. */
export async function openTicket({ ask, locale }: PageContext) {
  const { ticket } = await ask(getFormTicket, {}).then(answered)
  return { ticket, trap: formWords[locale].trap }
}

/** The marks of a form as they were sent. */
export function readMarks(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '')
  return { ticket: text('ticket'), website: text('website') }
}

/** A form that is sent again keeps its ticket, because by then it is old enough; one that is over is replaced. */
export function keptTicket({ ticket }: { ticket: string }, code: string): string | null {
  return code === 'form-ticket-over' ? null : ticket
}
