import { Box, Button, Checkbox, FormControlLabel, FormHelperText } from '@mui/material'
import { type ReactNode, useState } from 'react'
import type { PlacedPicture } from '#contract/media/pictures.ts'
import { currentLocale } from '#office/shell/locale.ts'
import { WordsField } from '#office/shell/text/WordsField.tsx'
import { smallPictureAddress } from '#rules/media/pictures.ts'
import { fill } from '#words/basics/fill.ts'
import { CutButton } from './CutButton.tsx'
import { type MediaRow, useMediaWords } from './library.ts'
import { PicturePicker } from './PicturePicker.tsx'
import { proposedAlts } from './proposed-alt.ts'

interface PictureFieldProps {
  value: PlacedPicture | null
  /** One that was just chosen comes with what the library says of it, by language. */
  onChange: (value: PlacedPicture | null, alts?: Readonly<Record<string, string>>) => void
  label: string
  /** It cannot be taken out, only replaced. */
  isRequired?: boolean
  /** Words for who cannot see it are typed here, in the language of what it stands in. */
  needsAlt?: boolean
  locale?: string
  error?: string | undefined
  isDisabled?: boolean
}

/** A picture of the library in its place: chosen, replaced, taken out, with what is said of it there. */
export function PictureField(props: PictureFieldProps) {
  const { value, onChange, label, isRequired = false, needsAlt = false, locale, error, isDisabled = false } = props
  const choose = async (row: MediaRow) => {
    // What was said of the picture before it is not true of this one.
    const alts = needsAlt ? await proposedAlts(row) : {}
    onChange({ media: row.mediaId, alt: alts[locale ?? currentLocale()] ?? '' }, alts)
  }
  return (
    <PictureChoice
      mediaId={value?.media ?? null}
      label={label}
      isRequired={isRequired}
      isDisabled={isDisabled}
      error={error}
      onChoose={choose}
      // A part of it is described by the same words.
      onCut={(media) => value && onChange({ ...value, media })}
      onRemove={() => onChange(null)}
    >
      {value && needsAlt && (
        <AltField value={value} onChange={onChange} language={locale ?? currentLocale()} isDisabled={isDisabled} />
      )}
    </PictureChoice>
  )
}

interface AltFieldProps {
  value: PlacedPicture
  onChange: (value: PlacedPicture) => void
  language: string
  isDisabled: boolean
}

/** What the picture shows, in words; one that only adorns says nothing, and that is said on purpose. */
function AltField({ value, onChange, language, isDisabled }: AltFieldProps) {
  const words = useMediaWords()
  const isDecorative = value.isDecorative === true
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <WordsField
        label={words.alt}
        value={value.alt}
        language={language}
        disabled={isDisabled || isDecorative}
        helperText={words.altHint}
        onChange={(alt) => onChange({ ...value, alt })}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={isDecorative}
            disabled={isDisabled}
            onChange={(_, isNow) =>
              onChange(isNow ? { media: value.media, alt: '', isDecorative: true } : { media: value.media, alt: '' })
            }
          />
        }
        label={words.isDecorative}
      />
    </Box>
  )
}

interface PictureChoiceProps {
  mediaId: string | null
  label: string
  isRequired: boolean
  isDisabled: boolean
  error?: string | undefined
  onChoose: (row: MediaRow) => unknown
  onCut: (mediaId: string) => void
  onRemove: () => void
  children?: ReactNode
}

/** The picture, and what can be done with it. */
export function PictureChoice(props: PictureChoiceProps) {
  const { mediaId, label, isRequired, isDisabled, error, onChoose, onCut, onRemove, children } = props
  const words = useMediaWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.75, fontSize: '0.8125rem', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
        <Thumb mediaId={mediaId} />
        <Box sx={{ flex: '1 1 220px', minWidth: 0, display: 'grid', gap: 1.5 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              variant="outlined"
              disabled={isDisabled}
              aria-label={fill(mediaId ? words.replaceNamed : words.chooseNamed, { label })}
              onClick={() => setOpen(true)}
            >
              {mediaId ? words.replace : words.choose}
            </Button>
            {mediaId && !isDisabled && <CutButton mediaId={mediaId} label={label} onCut={onCut} />}
            {mediaId && !isRequired && (
              <Button
                color="secondary"
                disabled={isDisabled}
                aria-label={fill(words.removeNamed, { label })}
                onClick={onRemove}
              >
                {words.remove}
              </Button>
            )}
          </Box>
          {error && <FormHelperText error>{error}</FormHelperText>}
          {children}
        </Box>
      </Box>
      {isOpen && (
        <PicturePicker onClose={() => setOpen(false)} onChoose={([row]) => row !== undefined && onChoose(row)} />
      )}
    </Box>
  )
}

function Thumb({ mediaId }: { mediaId: string | null }) {
  const words = useMediaWords()
  const room = { width: 132, height: 100, borderRadius: 1, bgcolor: 'background.default' }
  if (mediaId)
    return <Box component="img" src={smallPictureAddress(mediaId)} alt="" sx={{ ...room, objectFit: 'contain' }} />
  return (
    <Box
      sx={{
        ...room,
        display: 'grid',
        placeItems: 'center',
        border: '1px dashed',
        borderColor: 'divider',
        color: 'text.secondary',
        fontSize: '0.8125rem',
      }}
    >
      {words.none}
    </Box>
  )
}
