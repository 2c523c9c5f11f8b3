import AddIcon from '@mui/icons-material/Add'
import DeleteOutline from '@mui/icons-material/DeleteOutlined'
import { Box, Button, IconButton } from '@mui/material'
import { BooleanInput, NumberInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { FieldKind } from '#contract/forms/closed-sets.ts'
import type { FormDefinition } from '#contract/forms/definition.ts'
import { useGuestWords, useThingWords } from '#office/shell/use-screen-words.ts'
import { type DefinedField, type FieldPlace, freshChoice } from '#rules/forms/edit-form.ts'
import { fill } from '#words/basics/fill.ts'
import { ConditionInput } from './ConditionInput.tsx'
import { LocalInput } from './LocalInput.tsx'

interface FieldEditorProps {
  definition: FormDefinition
  place: FieldPlace
  field: DefinedField
  onChange: ((next: FormDefinition) => void) | null
}

const SAYING: ReadonlySet<FieldKind> = new Set(['HEADING', 'PARAGRAPH'])
const CHOSEN: ReadonlySet<FieldKind> = new Set(['CHOICE', 'CHOICES', 'SELECT'])

/** All that can be said of one question. */
export function FieldEditor({ definition, place: { page, at }, field, onChange }: FieldEditorProps) {
  const words = useGuestWords().forms
  const { fields } = useThingWords('forms')
  const source = `definition.pages.${page}.fields.${at}`
  const isDisabled = onChange === null
  const limits: Partial<Record<FieldKind, readonly string[]>> = words.limits
  const [least, most] = limits[field.kind] ?? []
  return (
    <Box sx={{ display: 'grid', gap: 2, p: { xs: 1, md: 2 }, pb: 3, bgcolor: 'action.hover', borderRadius: 1, mb: 1 }}>
      <LocalInput
        source={`${source}.label`}
        label={fields.label ?? ''}
        isLong={field.kind === 'PARAGRAPH' || field.kind === 'CONSENT'}
        isDisabled={isDisabled}
      />
      {!SAYING.has(field.kind) && (
        <LocalInput source={`${source}.help`} label={fields.help ?? ''} isDisabled={isDisabled} />
      )}
      {CHOSEN.has(field.kind) && <ChoicesInput source={source} field={field} isDisabled={isDisabled} />}
      {!SAYING.has(field.kind) && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'auto 1fr 1fr' }, alignItems: 'center' }}>
          <BooleanInput
            source={`${source}.isRequired`}
            label={fields.isRequired ?? ''}
            disabled={isDisabled}
            helperText={false}
          />
          {least && (
            <NumberInput
              source={`${source}.min`}
              label={least}
              disabled={isDisabled}
              helperText={false}
              margin="none"
            />
          )}
          {most && (
            <NumberInput source={`${source}.max`} label={most} disabled={isDisabled} helperText={false} margin="none" />
          )}
        </Box>
      )}
      <ConditionInput source={source} definition={definition} field={field} isDisabled={isDisabled} />
    </Box>
  )
}

interface ChoicesInputProps {
  source: string
  field: DefinedField
  isDisabled: boolean
}

/** What can be chosen, in this order; keys stay, because answers and conditions hang on them. */
function ChoicesInput({ source, field, isDisabled }: ChoicesInputProps) {
  const words = useGuestWords().forms
  const { setValue } = useFormContext()
  const set = (choices: DefinedField['choices']) => setValue(`${source}.choices`, choices, { shouldDirty: true })
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {field.choices.map(({ key }, at) => (
        <Box key={key} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <LocalInput
              source={`${source}.choices.${at}.label`}
              label={fill(words.choice, { n: at + 1 })}
              isDisabled={isDisabled}
            />
          </Box>
          {!isDisabled && (
            <IconButton
              size="small"
              aria-label={fill(words.removeChoice, { n: at + 1 })}
              onClick={() => set(field.choices.filter((choice) => choice.key !== key))}
            >
              <DeleteOutline fontSize="small" />
            </IconButton>
          )}
        </Box>
      ))}
      {!isDisabled && (
        <Button
          size="small"
          startIcon={<AddIcon />}
          onClick={() => set([...field.choices, { key: freshChoice(field), label: {} }])}
          sx={{ justifySelf: 'start' }}
        >
          {words.addChoice}
        </Button>
      )}
    </Box>
  )
}
