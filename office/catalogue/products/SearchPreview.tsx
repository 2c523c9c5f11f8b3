import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { SearchResult } from '#office/shell/form/SearchResult.tsx'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { useScreenWords, useWrittenWords } from '#office/shell/use-screen-words.ts'
import { productPath } from '#rules/catalogue/product-address.ts'
import { fill } from '#words/basics/fill.ts'

/** As the product will be found. */
export function SearchPreview() {
  const words = useScreenWords().catalogue.products
  const { noTitle } = useWrittenWords()
  const locale = useSpokenLocale()
  const record = useRecordContext()
  const type = useWatch({ name: 'type' })
  const texts = useWatch({ name: 'texts' })
  const { name, slug, metaDescription } = texts?.[locale] ?? {}
  return (
    <SearchResult
      title={name || noTitle}
      path={productPath({ id: Number(record?.id ?? 0), type: { type }, slug: slug || '…' })}
      locale={locale}
      description={metaDescription || words.noMeta}
      note={fill(words.metaLength, { n: (metaDescription ?? '').length })}
    />
  )
}
