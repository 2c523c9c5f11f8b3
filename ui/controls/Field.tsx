import type { ReactNode } from 'react'
import { describeField, type FieldWords } from './describe-field.ts'
import { type FieldLook, FieldNotes } from './FieldNotes.tsx'

export interface FieldProps extends FieldWords {
  label: ReactNode
  /** The word that says so, of what may be left out. */
  optional?: string | false
  look?: FieldLook
}

type Wired<Own> = Own & ReturnType<typeof describeField> & { className: string }

/** A label, a hint and a problem around whatever one fills in, which is given all that ties it to them. */
export function Field<Own extends object>({
  label,
  optional,
  look = 'line',
  children,
  ...field
}: FieldProps & Own & { children: (control: Wired<Own>) => ReactNode }) {
  const { id, hint, problem, ...own } = field
  const words = { id, hint, problem }
  return (
    <div className={`field-${look}`}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="field-optional">{`, ${optional}`}</span>}
      </label>
      {/* What is left when the words are taken out is the control's own. */}
      {children({ ...own, ...describeField(words), className: `input-${look}` } as unknown as Wired<Own>)}
      <FieldNotes {...words} look={look} />
    </div>
  )
}
