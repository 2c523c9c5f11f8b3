import { Box } from '@mui/material'
import { AutocompleteArrayInput, BooleanInput, NumberInput, SelectInput, TextInput } from 'react-admin'
import type { z } from 'zod'
import { DayInput } from '#office/shell/dates/DayInput.tsx'
import { useWords } from '#office/shell/locale.ts'
import { RichTextInput } from '#office/shell/text/RichTextInput.tsx'
import type { SpokenThing } from '#office/shell/use-screen-words.ts'
import { LOCALE_CODES } from '#words/basics/locales.ts'
import { fieldKind, isRequired } from './field-kind.ts'

interface FieldInputProps {
  /** Where its value lies in the form. */
  source: string
  /** Its name among the words of the thing. */
  field: string
  shape: unknown
  thing: SpokenThing
  /** In a table, where the head of the column names it. */
  isBare?: true
  isDisabled?: boolean
  /** Of what is said in a language: which. */
  locale?: string
}

/** The control that fits the shape of a field. */
export function FieldInput({ source, field, shape, thing, isBare, isDisabled = false, locale }: FieldInputProps) {
  const words = useWords().form
  const kind = fieldKind(shape)
  const label = thing.fields[field] ?? field
  const hint = thing.hints[field] ?? false
  const named = isBare
    ? { label: false as const, slotProps: { htmlInput: { 'aria-label': label } } }
    : { label, isRequired: isRequired(shape) }
  const helperText = isBare ? (false as const) : hint
  const common = { source, ...named, helperText, disabled: isDisabled, margin: 'none' as const }
  switch (kind.kind) {
    case 'yes':
      return <BooleanInput source={source} label={label} helperText={hint} disabled={isDisabled} />
    case 'choice': {
      const choices = kind.choices.map((id) => ({ id, name: thing.choices[field]?.[id] ?? id }))
      const empty = kind.isNullable ? { emptyText: words.none } : { isRequired: true }
      const bare = isBare ? { slotProps: { select: { SelectDisplayProps: { 'aria-label': label } } } } : {}
      return <SelectInput {...common} {...empty} {...bare} choices={choices} translateChoice={false} />
    }
    case 'number':
    case 'amount': {
      const { min, max } = kind
      const limits = { ...(min !== null && { min }), ...(max !== null && { max }) }
      const amount = kind.kind === 'amount' ? { step: 0.01, format: inHundredths } : { step: 1 }
      return <NumberInput {...common} {...limits} {...amount} />
    }
    case 'day':
    case 'moment':
      return (
        <DayInput
          source={source}
          label={label}
          kind={kind.kind}
          helperText={helperText}
          isRequired={isRequired(shape)}
          isDisabled={isDisabled}
          isBare={isBare === true}
        />
      )
    case 'choices': {
      const choices = kind.choices.map((id) => ({ id, name: thing.choices[field]?.[id] ?? id }))
      return (
        <AutocompleteArrayInput
          source={source}
          label={label}
          helperText={hint}
          disabled={isDisabled}
          choices={choices}
          translateChoice={false}
        />
      )
    }
    case 'texts':
      return <TextsInput source={source} fields={kind.fields} thing={thing} isDisabled={isDisabled} />
    case 'html':
      return <RichTextInput source={source} label={label} isDisabled={isDisabled} {...(locale && { locale })} />
    case 'text':
      return <TextInput {...common} multiline={(kind.max ?? 0) >= LONG} minRows={(kind.max ?? 0) > LONG ? 3 : 2} />
    default:
      return <Box sx={{ color: 'error.main' }}>{field}</Box>
  }
}

/** 9.9 is 9.90, as amounts are written; whole ones stay short. */
function inHundredths(value: unknown): string {
  if (typeof value !== 'number') return ''
  return Number.isInteger(value) ? String(value) : value.toFixed(2)
}

/** From here on, what one types needs several lines. */
const LONG = 400

interface TextsInputProps {
  source: string
  fields: z.ZodObject
  thing: SpokenThing
  isDisabled: boolean
  /** What is shown and cannot be changed, by its name. */
  isKept?: (name: string) => boolean
}

/** What is said in each language, side by side: one sees what is still to be translated. */
export function TextsInput({ source, fields, thing, isDisabled, isKept }: TextsInputProps) {
  const words = useWords().form.languages
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: `repeat(${LOCALE_CODES.length}, 1fr)` } }}>
      {LOCALE_CODES.map((locale) => (
        <Box
          key={locale}
          component="fieldset"
          lang={locale}
          sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'grid', gap: 1.5, alignContent: 'start' }}
        >
          <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 600, fontSize: '0.8125rem', color: 'text.secondary' }}>
            {words[locale]}
          </Box>
          {Object.entries(fields.shape).map(([name, shape]) => (
            <FieldInput
              key={name}
              source={`${source}.${locale}.${name}`}
              field={name}
              shape={shape}
              thing={thing}
              isDisabled={isDisabled || isKept?.(name) === true}
              locale={locale}
            />
          ))}
        </Box>
      ))}
    </Box>
  )
}
