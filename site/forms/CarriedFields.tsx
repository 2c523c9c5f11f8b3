import { MachineFields } from '#ui/controls/MachineFields.tsx'
import type { FormWords } from '#words/forms/fr.ts'
import type { Carried } from './answer-form.server.ts'

/** What goes along unseen from step to step. */
export function CarriedFields({ state: { sending, ticket }, words }: { state: Carried; words: FormWords }) {
  return (
    <>
      <input type="hidden" name="sending" value={sending} />
      <MachineFields ticket={ticket} trap={words.trap} />
    </>
  )
}
