import { Button } from '@mui/material'
import { useFormContext } from 'react-hook-form'
import { useMayChange } from '#office/shell/me.ts'
import { useScreenWords } from '#office/shell/use-screen-words.ts'
import { splitFilename } from '#rules/media/pictures.ts'
import { LOCALE_CODES } from '#words/basics/locales.ts'

/** Gives each language that has a name and no address yet one made of the name. */
export function SlugsButton() {
  const words = useScreenWords().catalogue.products
  const mayChange = useMayChange('catalogue')
  const { getValues, setValue } = useFormContext()
  if (!mayChange) return null
  const suggest = () => {
    for (const locale of LOCALE_CODES) {
      const { name, slug } = getValues(`texts.${locale}`) ?? {}
      if (name && !slug) setValue(`texts.${locale}.slug`, splitFilename(name).name, { shouldDirty: true })
    }
  }
  return (
    <Button size="small" onClick={suggest} sx={{ mt: 1 }}>
      {words.slugs}
    </Button>
  )
}
