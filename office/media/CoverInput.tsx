import { useMayChange } from '#office/shell/me.ts'
import { useThingWords } from '#office/shell/use-screen-words.ts'
import { PictureInput } from './PictureInput.tsx'

/** The picture that stands for something the estate has written. */
export function CoverInput({ of }: { of: string }) {
  const { fields } = useThingWords(of)
  const mayChange = useMayChange('content')
  return <PictureInput source="mediaId" label={fields.mediaId ?? ''} isDisabled={!mayChange} />
}
