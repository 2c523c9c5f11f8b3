import { Autocomplete, Box, FormControlLabel, MenuItem, Switch, TextField } from '@mui/material'
import type { DeskPage } from '#contract/content/page-content.ts'
import type { SectionLink } from '#contract/content/section-fields.ts'
import type { PlacedPicture } from '#contract/media/pictures.ts'
import { PictureField } from '#office/media/PictureField.tsx'
import { RichTextField } from '#office/shell/text/RichTextField.tsx'
import { WordsField } from '#office/shell/text/WordsField.tsx'
import { AddressField } from './AddressField.tsx'
import type { DeskField } from './desk-field.ts'
import type { ChosenPicture } from './field-path.ts'
import { useChoices } from './section-choices.ts'
import { useDeskWords } from './use-desk-words.ts'

interface FieldControlProps {
  field: DeskField
  label: string
  value: unknown
  onChange: (value: unknown) => void
  language: keyof DeskPage
  isFaulty: boolean
  isDisabled: boolean
  choiceName: (value: string) => string
}

/** What one types or chooses in, as the field wants it. */
export function FieldControl(props: FieldControlProps) {
  const { field, label, value, onChange, isFaulty, isDisabled, choiceName, language } = props
  const words = useDeskWords().desk
  const text = typeof value === 'string' ? value : ''
  const common = { label, disabled: isDisabled, error: isFaulty, required: !field.isOptional }
  switch (field.kind) {
    case 'line':
      return <WordsField {...common} value={text} language={language} onChange={onChange} />
    case 'href':
      return <AddressField label={label} value={text} isFaulty={isFaulty} isDisabled={isDisabled} onChange={onChange} />
    case 'html':
      return (
        <RichTextField
          label={label}
          value={text}
          locale={language}
          onChange={onChange}
          error={isFaulty ? words.faulty : undefined}
          isDisabled={isDisabled}
        />
      )
    case 'text':
      return (
        <WordsField
          {...common}
          value={text}
          language={language}
          multiline
          minRows={3}
          maxRows={14}
          onChange={onChange}
        />
      )
    case 'choice':
      return (
        <TextField {...common} select value={text} onChange={({ target }) => onChange(target.value)}>
          {field.isOptional && text === '' && <MenuItem value="">{words.none}</MenuItem>}
          {field.choices.map((choice) => (
            <MenuItem key={choice} value={choice}>
              {choiceName(choice)}
            </MenuItem>
          ))}
        </TextField>
      )
    case 'yes':
      return (
        <FormControlLabel
          label={label}
          disabled={isDisabled}
          control={<Switch checked={value === true} onChange={({ target }) => onChange(target.checked)} />}
        />
      )
    case 'number':
      return (
        <TextField
          {...common}
          type="number"
          value={typeof value === 'number' ? value : ''}
          slotProps={{ htmlInput: { min: field.min, max: field.max, step: 'any' } }}
          onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
        />
      )
    case 'picture':
      return (
        <PictureField
          label={label}
          value={placedOf(value)}
          onChange={(picture, alts) => onChange(picture ? ({ ...picture, alts } satisfies ChosenPicture) : undefined)}
          isRequired={!field.isOptional}
          needsAlt
          locale={language}
          error={isFaulty ? words.faulty : undefined}
          isDisabled={isDisabled}
        />
      )
    case 'link':
      return <LinkControl {...props} />
    case 'pick':
      return <PickControl {...props} />
    default:
      return null
  }
}

function placedOf(value: unknown): PlacedPicture | null {
  const placed = value as PlacedPicture | undefined
  return placed?.media ? { ...placed, alt: placed.alt ?? '' } : null
}

/** A link and its words; without both there is none. */
function LinkControl({ label, value, onChange, language, isDisabled, isFaulty }: FieldControlProps) {
  const words = useDeskWords().desk
  const link = (value ?? {}) as Partial<SectionLink>
  const change = (part: Partial<SectionLink>) => {
    const next = { label: link.label ?? '', href: link.href ?? '', ...part }
    onChange(next.label === '' && next.href === '' ? undefined : next)
  }
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, display: 'grid', gap: 1.25, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.75, fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary' }}>
        {label}
      </Box>
      <WordsField
        label={words.linkLabel}
        value={link.label ?? ''}
        language={language}
        disabled={isDisabled}
        onChange={(said) => change({ label: said })}
      />
      <AddressField
        label={words.linkTarget}
        value={link.href ?? ''}
        isFaulty={isFaulty && !link.href}
        isDisabled={isDisabled}
        onChange={(href) => change({ href })}
      />
    </Box>
  )
}

interface Named {
  id: number
  name: string
}

/** Some of the estate's own things, by name. */
function PickControl({ field, label, value, onChange, isDisabled, isFaulty }: FieldControlProps) {
  const choices = useChoices()
  if (field.kind !== 'pick') return null
  const options: Named[] = choices?.[field.thing] ?? []
  const named = (id: unknown) => options.find((option) => option.id === id)
  const common = {
    options,
    disabled: isDisabled,
    getOptionLabel: ({ name }: Named) => name,
    getOptionKey: ({ id }: Named) => id,
    isOptionEqualToValue: (one: Named, other: Named) => one.id === other.id,
  }
  if (field.isMany) {
    const chosen = Array.isArray(value) ? value.flatMap((id) => named(id) ?? []) : []
    return (
      <Autocomplete
        {...common}
        multiple
        value={chosen}
        onChange={(_, picked) => onChange(picked.map(({ id }) => id))}
        renderInput={(params) => <TextField {...params} label={label} error={isFaulty} />}
      />
    )
  }
  return (
    <Autocomplete
      {...common}
      value={named(value) ?? null}
      onChange={(_, picked) => onChange(picked?.id)}
      renderInput={(params) => <TextField {...params} label={label} error={isFaulty} required={!field.isOptional} />}
    />
  )
}
