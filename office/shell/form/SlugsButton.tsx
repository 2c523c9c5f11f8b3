import { Button } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { OfficeArea } from '#contract/office/closed-sets.ts'
import { useMayChange } from '#office/shell/me.ts'
import { useWrittenWords } from '#office/shell/use-screen-words.ts'
import { slugOf } from '#rules/basics/slug.ts'
import { LOCALE_CODES } from '#words/basics/locales.ts'

interface SlugsButtonProps {
  /** The text that an address is made of. */
  of: 'name' | 'title'
  area: OfficeArea
}

/** Gives each language that has a title and no address yet one made of the title; of a new thing by itself. */
export function SlugsButton({ of, area }: SlugsButtonProps) {
  const words = useWrittenWords()
  const mayChange = useMayChange(area)
  const isNew = !useRecordContext()?.version
  const { getValues, setValue } = useFormContext()
  if (!mayChange) return null
  if (isNew) return <SlugsOfTitles of={of} />
  const suggest = () => {
    for (const locale of LOCALE_CODES) {
      const { [of]: title, slug } = getValues(`texts.${locale}`) ?? {}
      if (title && !slug) setValue(`texts.${locale}.slug`, slugOf(title), { shouldDirty: true })
    }
  }
  return (
    <Button size="small" onClick={suggest} sx={{ mt: 1 }}>
      {words.slugs}
    </Button>
  )
}

type Texts = Readonly<Record<string, Partial<Record<'name' | 'title', string | null>> | undefined>>

/** Follows the title while it is typed, until somebody types an address of their own. */
function SlugsOfTitles({ of }: Pick<SlugsButtonProps, 'of'>) {
  const { getValues, setValue } = useFormContext()
  const texts: Texts = useWatch({ name: 'texts' }) ?? {}
  const made = useRef<Record<string, string>>({})
  useEffect(() => {
    for (const locale of LOCALE_CODES) {
      const slug = slugOf(texts[locale]?.[of] ?? '')
      const typed: string = getValues(`texts.${locale}.slug`) ?? ''
      if (typed !== (made.current[locale] ?? '') || typed === slug) continue
      made.current[locale] = slug
      setValue(`texts.${locale}.slug`, slug, { shouldDirty: true })
    }
  }, [of, texts, getValues, setValue])
  return null
}
