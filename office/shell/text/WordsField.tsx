import { TextField, type TextFieldProps } from '@mui/material'
import { spacedText } from './french-spacing.ts'

type WordsFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'lang'> & {
  value: string
  /** In which language one types: each has its own spaces and quotation marks. */
  language: string
  onChange: (value: string) => void
}

/** Words that people will read: what a keyboard lacks of their typography is put when one leaves the field. */
export function WordsField({ value, language, onChange, ...field }: WordsFieldProps) {
  const finish = () => {
    const spaced = spacedText(value, language)
    if (spaced !== value) onChange(spaced)
  }
  return (
    <TextField
      {...field}
      value={value}
      lang={language}
      onChange={({ target }) => onChange(target.value)}
      onBlur={finish}
    />
  )
}
