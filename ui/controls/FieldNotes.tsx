import type { FieldWords } from './describe-field.ts'
import { FieldProblem } from './FieldProblem.tsx'

/** How a field looks: on the estate's tint, in a quiet form, among products, or in nobody's type. */
export type FieldLook = 'line' | 'soft' | 'boxed' | 'plain'

/** What stands under a field. Long forms move the focus to what is wrong; short ones say it. */
export function FieldNotes({ id, hint, problem, look }: FieldWords & { look: FieldLook | 'box' }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <FieldProblem
        id={`${id}-problem`}
        text={problem}
        role={look === 'line' || look === 'plain' ? undefined : 'alert'}
      />
    </>
  )
}
