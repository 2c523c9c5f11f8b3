import type { FormWords } from '#words/forms/fr.ts'
import type { Carried } from './answer-form.server.ts'

/** What goes along unseen, and the field that only machines fill in. */
export function CarriedFields({ state: { sending, startedAt }, words }: { state: Carried; words: FormWords }) {
  return (
    <>
      <input type="hidden" name="sending" value={sending} />
      <input type="hidden" name="startedAt" value={startedAt} />
      <div hidden>
        <label>
          {words.trap}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
