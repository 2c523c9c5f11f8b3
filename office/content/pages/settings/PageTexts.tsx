import { Box } from '@mui/material'
import { TextInput, useRecordContext } from 'react-admin'
import { pages } from '#contract/content/page-resource.ts'
import { FieldInput } from '#office/shell/form/FieldInput.tsx'
import { fieldKind } from '#office/shell/form/field-kind.ts'
import { useWords } from '#office/shell/locale.ts'
import { useMayChange } from '#office/shell/me.ts'
import { useThingWords } from '#office/shell/use-screen-words.ts'
import { LOCALE_CODES } from '#words/basics/locales.ts'
import { usePageSettingsWords } from './use-page-settings-words.ts'

/** What a link says of itself: it has no address and no description. */
const OF_LINK: readonly string[] = ['title', 'menuTitle']

/** What the page is called in each language, side by side, and where it is. */
export function PageTexts({ isLink }: { isLink: boolean }) {
  const { languages } = useWords().form
  const words = usePageSettingsWords()
  const thing = useThingWords('pages')
  const mayChange = useMayChange('content')
  const record = useRecordContext()
  const kind = fieldKind(pages.fields.shape.texts)
  if (kind.kind !== 'texts') return null
  const isKept = record?.route !== null
  const hint = record?.route === 'accueil' ? words.homeAddress : isKept ? words.keptAddress : words.movedAddress
  const hints: Readonly<Record<string, string>> = { ...thing.hints, url: hint }
  const spoken = { ...thing, hints }
  const shown = Object.entries(kind.fields.shape).filter(([name]) => !isLink || OF_LINK.includes(name))
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: `repeat(${LOCALE_CODES.length}, 1fr)` } }}>
      {LOCALE_CODES.map((locale) => (
        <Box
          key={locale}
          component="fieldset"
          lang={locale}
          sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'grid', gap: 1.5, alignContent: 'start' }}
        >
          <Box
            component="legend"
            sx={{ p: 0, mb: 1.75, fontWeight: 600, fontSize: '0.8125rem', color: 'text.secondary' }}
          >
            {languages[locale]}
          </Box>
          {shown.map(([name, shape]) =>
            name === 'metaDescription' ? (
              <TextInput
                key={name}
                source={`texts.${locale}.${name}`}
                label={spoken.fields[name] ?? ''}
                helperText={spoken.hints[name] ?? false}
                disabled={!mayChange}
                multiline
                minRows={2}
                margin="none"
              />
            ) : (
              <FieldInput
                key={name}
                source={`texts.${locale}.${name}`}
                field={name}
                shape={shape}
                thing={spoken}
                isDisabled={!mayChange || (isKept && name === 'url')}
              />
            ),
          )}
        </Box>
      ))}
    </Box>
  )
}
