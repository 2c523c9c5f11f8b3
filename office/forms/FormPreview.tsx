import { Box, Button, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useState } from 'react'
import type { FormDefinition } from '#contract/forms/definition.ts'
import { forms } from '#contract/forms/form-resource.ts'
import { checkFields } from '#office/shell/form/check-fields.ts'
import { useSettled } from '#office/shell/list/use-settled-text.ts'
import { useSpokenLocale, useWords } from '#office/shell/locale.ts'
import { useMayChange } from '#office/shell/me.ts'
import { ScaledFrame } from '#office/shell/site-frame/ScaledFrame.tsx'
import { WIDTHS, type Width, WidthChoice } from '#office/shell/site-frame/WidthChoice.tsx'
import { useGuestWords } from '#office/shell/use-screen-words.ts'
import { LOCALE_CODES, type Locale } from '#words/basics/locales.ts'
import { useDefinition } from './use-definition.ts'
import { useFormFrame } from './use-form-frame.ts'

/** The form on the site, as it is written now: to be tried, with its conditions and in the look of the estate. */
export function FormPreview() {
  const words = useGuestWords().forms
  const mayChange = useMayChange('content')
  const { definition } = useDefinition()
  if (!mayChange) return <Box sx={{ color: 'text.secondary' }}>{words.previewForWriters}</Box>
  return definition && <TriedForm definition={definition} />
}

function TriedForm({ definition }: { definition: FormDefinition }) {
  const words = useGuestWords().forms
  const spoken = useSpokenLocale()
  const [language, setLanguage] = useState<Locale>(spoken)
  const [width, setWidth] = useState<Width>(() => (innerWidth < 600 ? 'phone' : 'desktop'))
  // As it would be saved: fields that were emptied hold nothing, where the form knows no such thing.
  const { values } = checkFields({ fields: forms.fields, values: { definition }, locale: spoken })
  const settled = useSettled(JSON.stringify(values.definition))
  const { frame, text, isFailed, onLoad, restart } = useFormFrame({ definition: settled, language })
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 240px', color: 'text.secondary' }}>{words.preview}</Box>
        <Button size="small" color="secondary" onClick={restart}>
          {words.previewAnew}
        </Button>
        <LanguageChoice language={language} onLanguage={setLanguage} />
        <WidthChoice width={width} onWidth={setWidth} />
      </Box>
      {isFailed && <Box role="status">{words.previewFailed}</Box>}
      <Box
        sx={{
          position: 'relative',
          // Whole in sight, between the head of the page and what saves the form.
          height: { xs: 'max(420px, calc(100vh - 320px))', md: 'clamp(420px, calc(100vh - 260px), 760px)' },
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'action.hover',
        }}
      >
        {text !== null && (
          <ScaledFrame ref={frame} title={words.previewFrame} srcDoc={text} onLoad={onLoad} screen={WIDTHS[width]} />
        )}
      </Box>
    </Box>
  )
}

interface LanguageChoiceProps {
  language: Locale
  onLanguage: (language: Locale) => void
}

function LanguageChoice({ language, onLanguage }: LanguageChoiceProps) {
  const words = useGuestWords().forms
  const { languages } = useWords().form
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={words.previewIn}
      value={language}
      onChange={(_, chosen: Locale | null) => chosen && onLanguage(chosen)}
    >
      {LOCALE_CODES.map((code) => (
        <ToggleButton key={code} value={code}>
          {languages[code]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
