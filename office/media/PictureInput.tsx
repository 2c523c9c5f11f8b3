import { useInput } from 'react-admin'
import { PictureChoice } from './PictureField.tsx'

interface PictureInputProps {
  /** Where the id of the picture lies in the form. */
  source: string
  label: string
  isRequired?: boolean
  isDisabled?: boolean
}

/** A picture of the library in a form that keeps its id. */
export function PictureInput({ source, label, isRequired = false, isDisabled = false }: PictureInputProps) {
  const { field, fieldState } = useInput({ source, defaultValue: null })
  const mediaId = typeof field.value === 'string' && field.value !== '' ? field.value : null
  return (
    <PictureChoice
      mediaId={mediaId}
      label={label}
      isRequired={isRequired}
      isDisabled={isDisabled}
      error={fieldState.error?.message}
      onChoose={(row) => field.onChange(row.mediaId)}
      onCut={field.onChange}
      onRemove={() => field.onChange(null)}
    />
  )
}
