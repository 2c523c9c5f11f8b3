import { Box } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { useScreenWords } from '#office/shell/use-screen-words.ts'
import { productPath } from '#rules/catalogue/product-address.ts'
import { fill } from '#words/basics/fill.ts'

/** As the product will be found: its title, its address, and what is said under it. */
export function SearchPreview() {
  const words = useScreenWords().catalogue.products
  const locale = useSpokenLocale()
  const record = useRecordContext()
  const type = useWatch({ name: 'type' })
  const texts = useWatch({ name: 'texts' })
  const { name, slug, metaDescription } = texts?.[locale] ?? {}
  const path = productPath({ id: Number(record?.id ?? 0), type: { type }, slug: slug || '…' })
  const told = metaDescription || words.noMeta
  return (
    <Box sx={{ maxWidth: 600, p: 2, borderRadius: 1, bgcolor: 'background.default', overflowWrap: 'anywhere' }}>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {location.host}
        {locale === 'fr' ? '' : `/${locale}`}
        {path}
      </Box>
      <Box sx={{ fontSize: '1.125rem', color: 'info.main', my: 0.25 }}>{name || words.noTitle}</Box>
      <Box sx={{ color: 'text.secondary' }}>{told}</Box>
      <Box sx={{ mt: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
        {fill(words.metaLength, { n: (metaDescription ?? '').length })}
      </Box>
    </Box>
  )
}
