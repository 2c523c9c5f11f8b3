import { Box, MenuItem, TextField } from '@mui/material'
import { useFormContext } from 'react-hook-form'
import { TICKED } from '#contract/forms/closed-sets.ts'
import type { FormDefinition } from '#contract/forms/definition.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { useGuestWords } from '#office/shell/use-screen-words.ts'
import { type DefinedField, fieldsBefore } from '#rules/forms/edit-form.ts'
import { localWords } from '#rules/forms/form-in-language.ts'

interface ConditionInputProps {
  source: string
  definition: FormDefinition
  field: DefinedField
  isDisabled: boolean
}

/** Whether a question is asked of everybody, or only where an earlier one has one of these answers. */
export function ConditionInput({ source, definition, field, isDisabled }: ConditionInputProps) {
  const words = useGuestWords().forms
  const locale = useSpokenLocale()
  const { setValue } = useFormContext()
  const earlier = fieldsBefore(definition, field.key)
  if (earlier.length === 0) return null
  const { showIf } = field
  const asked = earlier.find(({ key }) => key === showIf?.field)
  const set = (condition: DefinedField['showIf']) => setValue(`${source}.showIf`, condition, { shouldDirty: true })
  const choose = (key: string) => {
    const next = earlier.find((one) => one.key === key)
    if (!next) return set(null)
    const first = next.choices[0]?.key
    const values = next.kind === 'CONSENT' ? [TICKED] : first ? [first] : []
    set(values.length > 0 ? { field: key, values } : null)
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      <TextField
        select
        label={words.condition}
        value={asked?.key ?? ''}
        disabled={isDisabled}
        onChange={({ target }) => choose(target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{words.always}</MenuItem>
        {earlier.map(({ key, label }) => (
          <MenuItem key={key} value={key}>
            {localWords(label, locale) || words.untitled}
          </MenuItem>
        ))}
      </TextField>
      {showIf && asked && asked.kind !== 'CONSENT' && (
        <TextField
          select
          label={words.is}
          value={showIf.values}
          disabled={isDisabled}
          onChange={({ target }) => {
            const values = target.value as unknown as string[]
            if (values.length > 0) set({ field: asked.key, values })
          }}
          slotProps={{ select: { multiple: true } }}
        >
          {asked.choices.map(({ key, label }) => (
            <MenuItem key={key} value={key}>
              {localWords(label, locale) || words.untitled}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  )
}
