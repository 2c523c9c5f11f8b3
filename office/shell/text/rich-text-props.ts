export interface RichTextFieldProps {
  /** HTML of the short list of decisions/030; an empty text is no text. */
  value: string
  onChange: (html: string) => void
  label: string
  /** The language it is written in: French is spaced while one types. */
  locale?: string
  error?: string | undefined
  isDisabled?: boolean
}
