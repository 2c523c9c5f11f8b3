import { useInput } from 'react-admin'
import { RichTextField } from './RichTextField.tsx'

interface RichTextInputProps {
  source: string
  label: string
  locale?: string
  isDisabled?: boolean
}

/** A rich text in a form. */
export function RichTextInput({ source, label, isDisabled = false, ...told }: RichTextInputProps) {
  const { field, fieldState } = useInput({ source, defaultValue: '' })
  return (
    <RichTextField
      {...told}
      label={label}
      isDisabled={isDisabled}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  )
}
