import { Choice, type ChoiceProps } from './Choice.tsx'
import { describeField, type FieldWords } from './describe-field.ts'
import { type FieldLook, FieldNotes } from './FieldNotes.tsx'

interface CheckboxProps extends FieldWords, Omit<ChoiceProps, 'id' | 'type' | 'look'> {
  /** `box` is a surface with a border. */
  look?: FieldLook | 'box'
}

/** Yes or no. */
export function Checkbox({ id, hint, problem, look = 'line', ...choice }: CheckboxProps) {
  const words = { id, hint, problem }
  return (
    <div className={`field-${look}`}>
      <Choice {...describeField(words)} {...choice} type="checkbox" look={look} />
      <FieldNotes {...words} look={look} />
    </div>
  )
}
