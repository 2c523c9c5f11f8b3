import { Box } from '@mui/material'
import { useId } from 'react'
import { useWords } from '#office/shell/locale.ts'
import { WordsField } from '#office/shell/text/WordsField.tsx'
import { smallPictureAddress } from '#rules/media/pictures.ts'
import { LOCALE_CODES } from '#words/basics/locales.ts'
import { type MediaRow, TILE_GROUND, useMediaWords } from './library.ts'
import type { TypedAlts, useMissingAlts } from './use-missing-alts.ts'

interface MissingAltsProps {
  alts: ReturnType<typeof useMissingAlts>
  /** Enter, in one of the fields: these, and done. */
  onDone: () => void
}

/** What is not said yet of the pictures that are marked, and where to say it. */
export function MissingAlts({ alts: { missing, mayWrite, typedOf, type }, onDone }: MissingAltsProps) {
  const words = useMediaWords().missing
  const titleId = useId()
  if (missing.length === 0) return null
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        px: { xs: 2, sm: 3 },
        py: 2,
        display: 'grid',
        gap: 1.5,
        flexShrink: 0,
        maxHeight: '45%',
        overflowY: 'auto',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box role="status">
        <Box id={titleId} sx={{ fontWeight: 600 }}>
          {missing.length === 1 ? words.one : words.many}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{mayWrite ? words.hint : words.readerHint}</Box>
      </Box>
      {mayWrite &&
        missing.map((row) => (
          <AltFields
            key={row.mediaId}
            row={row}
            typed={typedOf(row)}
            onType={(typed) => type(row, typed)}
            {...{ onDone }}
          />
        ))}
    </Box>
  )
}

interface AltFieldsProps extends Pick<MissingAltsProps, 'onDone'> {
  row: MediaRow
  typed: TypedAlts
  onType: (typed: TypedAlts) => void
}

function AltFields({ row, typed, onType, onDone }: AltFieldsProps) {
  const { languages } = useWords().form
  return (
    <Box
      role="group"
      aria-label={row.name}
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'center',
        gridTemplateColumns: { xs: '56px 1fr', sm: '72px 1fr 1fr' },
      }}
    >
      <Box
        component="img"
        src={smallPictureAddress(row.mediaId)}
        alt=""
        sx={{
          width: '100%',
          aspectRatio: '4 / 3',
          objectFit: 'contain',
          bgcolor: TILE_GROUND,
          borderRadius: 1,
          gridRow: { xs: 'span 2', sm: 'auto' },
        }}
      />
      {LOCALE_CODES.map((locale) => (
        <WordsField
          key={locale}
          size="small"
          label={languages[locale]}
          value={typed[locale] ?? ''}
          language={locale}
          onChange={(alt) => onType({ [locale]: alt })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            onDone()
          }}
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
      ))}
    </Box>
  )
}
