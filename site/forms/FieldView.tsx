import type { ReactNode } from 'react'
import { type FieldKind, TICKED } from '#contract/forms/closed-sets.ts'
import type { FormField } from '#contract/forms/forms.ts'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { FieldProblem } from '#ui/controls/FieldProblem.tsx'
import { PhoneField } from '#ui/controls/PhoneField.tsx'
import { Radio } from '#ui/controls/Radio.tsx'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { TextArea } from '#ui/controls/TextArea.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import type { FormWords } from '#words/forms/fr.ts'
import { inputName } from './form-fields.ts'

interface FieldViewProps {
  field: FormField
  values: readonly string[]
  problem: string | undefined
  words: Pick<FormWords, 'optional' | 'choose'>
}

/** One question, however it is asked. Everything is the browser's own: it works before a script has come. */
export function FieldView(props: FieldViewProps) {
  return VIEWS[props.field.kind](props)
}

const VIEWS: Readonly<Record<FieldKind, (props: FieldViewProps) => ReactNode>> = {
  TEXT: (props) => <TextField {...usual(props)} type="text" maxLength={props.field.max ?? 500} />,
  LONG_TEXT: (props) => <TextArea {...usual(props)} rows={5} maxLength={props.field.max ?? 5_000} />,
  NUMBER: (props) => <TextField {...usual(props)} type="text" inputMode="decimal" />,
  DATE: (props) => <TextField {...usual(props)} type="date" />,
  EMAIL: (props) => <TextField {...usual(props)} type="email" autoComplete="email" inputMode="email" />,
  PHONE: (props) => <PhoneField {...usual(props)} />,
  SELECT: (props) => (
    <SelectField
      {...usual(props)}
      choices={[
        { value: '', label: props.words.choose },
        ...props.field.choices.map(({ key, label }) => ({ value: key, label })),
      ]}
    />
  ),
  CHOICE: (props) => (
    <Choices {...props}>
      {(own) => <Radio key={own.value} {...own} name={inputName(props.field.key)} look="box" />}
    </Choices>
  ),
  CHOICES: (props) => (
    <Choices {...props}>
      {(own) => <Checkbox key={own.value} {...own} name={inputName(props.field.key)} look="soft" />}
    </Choices>
  ),
  CONSENT: ({ field, values, problem, words }) => (
    <Checkbox
      id={fieldId(field.key)}
      name={inputName(field.key)}
      value={TICKED}
      look="soft"
      label={
        <>
          {field.label}
          {!field.isRequired && <span className="field-optional">{`, ${words.optional}`}</span>}
        </>
      }
      hint={field.help || undefined}
      problem={problem}
      aria-required={field.isRequired}
      defaultChecked={values.length > 0}
    />
  ),
  // On a step of its own.
  FILE: () => null,
  HEADING: ({ field }) => <h3 className="title-3 mt-4">{field.label}</h3>,
  PARAGRAPH: ({ field }) => <p className="max-w-[60ch] whitespace-pre-line">{field.label}</p>,
}

/** Where a problem moves the focus to. */
export function fieldId(key: string): string {
  return `field-${key}`
}

function usual({ field, values, problem, words }: FieldViewProps) {
  return {
    id: fieldId(field.key),
    name: inputName(field.key),
    look: 'soft' as const,
    label: field.label,
    hint: field.help || undefined,
    optional: !field.isRequired && words.optional,
    'aria-required': field.isRequired,
    defaultValue: values[0] ?? '',
    problem,
  }
}

interface ChoiceInput {
  id: string
  value: string
  label: string
  defaultChecked: boolean
}

/** A question and what one chooses from, as a group with its name. */
function Choices({
  field,
  values,
  problem,
  words,
  children,
}: FieldViewProps & { children: (own: ChoiceInput) => ReactNode }) {
  const id = fieldId(field.key)
  const notes = [field.help && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={notes || undefined} className="flex flex-col gap-3 outline-none">
      <legend className="mb-3 font-medium">
        {field.label}
        {!field.isRequired && <span className="field-optional">{`, ${words.optional}`}</span>}
      </legend>
      {field.choices.map(({ key, label }) =>
        children({ id: `${id}-${key}`, value: key, label, defaultChecked: values.includes(key) }),
      )}
      {field.help && (
        <p id={`${id}-hint`} className="field-hint">
          {field.help}
        </p>
      )}
      <FieldProblem id={`${id}-problem`} role="alert" text={problem} />
    </fieldset>
  )
}
