import { Button } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useMayChange } from '#office/shell/me.ts'
import { useScreenWords } from '#office/shell/use-screen-words.ts'
import { splitFilename } from '#rules/media/pictures.ts'
import { LOCALE_CODES } from '#words/basics/locales.ts'

/** Gives each language that has a name and no address yet one made of the name; of a new product by itself. */
export function SlugsButton() {
  const words = useScreenWords().catalogue.products
  const mayChange = useMayChange('catalogue')
  const isNew = !useRecordContext()?.version
  const { getValues, setValue } = useFormContext()
  if (!mayChange) return null
  if (isNew) return <SlugsOfNames />
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

/** Follows the name while it is typed, until somebody types an address of their own. */
function SlugsOfNames() {
  const { getValues, setValue } = useFormContext()
  const texts: Readonly<Record<string, { name?: string | null } | undefined>> = useWatch({ name: 'texts' }) ?? {}
  const made = useRef<Record<string, string>>({})
  useEffect(() => {
    for (const locale of LOCALE_CODES) {
      const name = texts[locale]?.name ?? ''
      const slug = name === '' ? '' : splitFilename(name).name
      const typed: string = getValues(`texts.${locale}.slug`) ?? ''
      if (typed !== (made.current[locale] ?? '') || typed === slug) continue
      made.current[locale] = slug
      setValue(`texts.${locale}.slug`, slug, { shouldDirty: true })
    }
  }, [texts, getValues, setValue])
  return null
}
