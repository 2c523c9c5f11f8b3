import { Autocomplete, Box, TextField, Typography } from '@mui/material'
import { useWords } from '#office/shell/locale.ts'
import { LOCALE_CODES } from '#words/basics/locales.ts'
import { type MediaChanges, type MediaRecord, useMediaWords } from './library.ts'
import { PictureField } from './PictureField.tsx'

interface MediaFieldsProps {
  draft: MediaRecord
  tags: readonly string[]
  isDisabled: boolean
  onChange: (changed: MediaChanges) => void
}

/** What the estate says of a file. */
export function MediaFields({ draft, tags, isDisabled, onChange }: MediaFieldsProps) {
  const words = useMediaWords()
  const { languages } = useWords().form
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
      {draft.kind === 'IMAGE' && (
        <Box component="section" sx={{ display: 'grid', gap: 1.5 }}>
          <Typography variant="h3">{words.panel.alts}</Typography>
          {LOCALE_CODES.map((locale) => (
            <TextField
              key={locale}
              label={languages[locale]}
              value={draft.texts[locale]?.alt ?? ''}
              disabled={isDisabled}
              onChange={({ target }) => onChange({ texts: { [locale]: { alt: target.value } } })}
              slotProps={{ htmlInput: { lang: locale, maxLength: 300 } }}
            />
          ))}
        </Box>
      )}
      <TextField
        label={words.panel.name}
        value={draft.name}
        disabled={isDisabled}
        required
        onChange={({ target }) => onChange({ name: target.value })}
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
      <Autocomplete
        multiple
        freeSolo
        options={tags}
        value={draft.tags}
        disabled={isDisabled}
        onChange={(_, chosen) => onChange({ tags: [...new Set(chosen.map((tag) => tag.trim()).filter(Boolean))] })}
        renderInput={(props) => <TextField {...props} label={words.panel.tags} helperText={words.panel.tagsHint} />}
      />
      {draft.kind === 'VIDEO' && (
        <PictureField
          label={words.panel.poster}
          value={draft.posterMediaId ? { media: draft.posterMediaId, alt: '' } : null}
          isDisabled={isDisabled}
          onChange={(picture) => onChange({ posterMediaId: picture?.media ?? null })}
        />
      )}
    </Box>
  )
}
