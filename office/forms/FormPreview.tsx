import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useState } from 'react'
import type { FormDefinition } from '#contract/forms/definition.ts'
import { useSpokenLocale, useWords } from '#office/shell/locale.ts'
import { useGuestWords } from '#office/shell/use-screen-words.ts'
import { askedFields } from '#rules/forms/asked-fields.ts'
import { LOCALE_CODES, type Locale } from '#words/basics/locales.ts'
import { localWords } from './condition-sentence.ts'
import { PreviewField } from './PreviewField.tsx'
import { useDefinition } from './use-definition.ts'

/** The form as it asks, by the rules that the site asks by: conditions hold, nothing is sent. */
export function FormPreview() {
  const words = useGuestWords().forms
  const { languages } = useWords().form
  const spoken = useSpokenLocale()
  const [locale, setLocale] = useState<Locale>(spoken)
  const [answers, setAnswers] = useState<Record<string, unknown>>({})
  const { definition } = useDefinition()
  if (!definition) return null
  const form = { pages: pagesIn(definition, locale) }
  const asked = new Set(askedFields({ form, answers }).map(({ field }) => field.key))
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', color: 'text.secondary' }}>
        <Box sx={{ flex: 1 }}>{words.preview}</Box>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={locale}
          aria-label={words.previewIn}
          onChange={(_, chosen: Locale | null) => chosen && setLocale(chosen)}
        >
          {LOCALE_CODES.map((code) => (
            <ToggleButton key={code} value={code}>
              {languages[code]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Box
        lang={locale}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, maxWidth: 640, display: 'grid', gap: 2 }}
      >
        <Typography variant="h3">{localWords(definition.title, locale)}</Typography>
        {localWords(definition.intro, locale) && (
          <Box sx={{ whiteSpace: 'pre-line' }}>{localWords(definition.intro, locale)}</Box>
        )}
        {form.pages.flatMap(({ title, fields }, page) => [
          ...(form.pages.length > 1
            ? [
                <Typography key={fields[0]?.key ?? title} variant="h3" sx={{ fontSize: '1.0625rem' }}>
                  {title || page + 1}
                </Typography>,
              ]
            : []),
          ...fields
            .filter(({ key }) => asked.has(key))
            .map((field) => (
              <PreviewField
                key={field.key}
                field={field}
                value={answers[field.key]}
                onAnswer={(value) => setAnswers({ ...answers, [field.key]: value })}
              />
            )),
        ])}
      </Box>
    </Box>
  )
}

function pagesIn({ pages }: FormDefinition, locale: Locale) {
  return pages.map(({ title, fields }) => ({
    title: localWords(title, locale),
    fields: fields.map(({ label, help, choices, ...field }) => ({
      ...field,
      label: localWords(label, locale),
      help: localWords(help, locale),
      choices: choices.map((choice) => ({ key: choice.key, label: localWords(choice.label, locale) })),
    })),
  }))
}
