import CloseIcon from '@mui/icons-material/Close'
import { Box, Paper } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { PopupFields } from '#contract/content/popup-resource.ts'
import { ViewOnSite } from '#office/shell/form/ViewOnSite.tsx'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { useThingWords, useWrittenWords } from '#office/shell/use-screen-words.ts'
import { smallPictureAddress } from '#rules/media/pictures.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { openingSentences } from './opening-sentences.ts'

/** How it looks and when it opens, as it is typed; the real one opens on the site by its own address. */
export function PopupPreview() {
  const words = useWrittenWords().popup
  const { choices } = useThingWords('popups')
  const locale = useSpokenLocale()
  const record = useRecordContext()
  // What the form holds is shaped as the contract says once it is saved; until then, some of it may be missing.
  const popup = useWatch() as Partial<PopupFields>
  const id = Number(record?.id ?? 0)
  const said = popup.texts?.[locale] ?? popup.texts?.fr
  const sentences = openingSentences(popup, { id, words, kinds: choices.onKinds ?? {} })
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
      {said?.title ? <Drawn popup={popup} said={said} /> : <Box sx={{ color: 'text.secondary' }}>{words.none}</Box>}
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        {sentences.map((sentence) => (
          <Box key={sentence}>{sentence}</Box>
        ))}
        {id > 0 && record?.isPublished && (
          <ViewOnSite path={`${pathInLocale('/', locale)}#popup-${id}`} label={words.open} />
        )}
      </Box>
    </Box>
  )
}

type Said = PopupFields['texts'][string]

/** A sketch in the colours of the office: the site draws it in its own. */
function Drawn({ popup, said }: { popup: Partial<PopupFields>; said: Said }) {
  const paragraphs = (said.text ?? '').split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
  return (
    <Box aria-hidden sx={{ bgcolor: 'rgba(0, 0, 0, 0.45)', p: { xs: 2, sm: 4 }, borderRadius: 1 }}>
      <Paper elevation={6} sx={{ maxWidth: 360, mx: 'auto', overflow: 'hidden', position: 'relative' }}>
        <CloseIcon sx={{ position: 'absolute', top: 8, right: 8, bgcolor: 'background.paper', borderRadius: '50%' }} />
        {popup.mediaId && (
          <Box
            component="img"
            src={smallPictureAddress(popup.mediaId)}
            alt=""
            sx={{ width: '100%', aspectRatio: '16 / 10', objectFit: 'cover', display: 'block' }}
          />
        )}
        <Box sx={{ p: 3 }}>
          <Box sx={{ fontSize: '1.25rem', fontWeight: 600 }}>{said.title}</Box>
          {paragraphs.map((paragraph) => (
            <Box key={paragraph} component="p" sx={{ whiteSpace: 'pre-line', mb: 0 }}>
              {paragraph}
            </Box>
          ))}
          {said.linkLabel && (
            <Box
              sx={{
                mt: 2,
                display: 'inline-block',
                px: 2,
                py: 1,
                bgcolor: 'primary.main',
                color: 'primary.contrastText',
                borderRadius: 1,
              }}
            >
              {said.linkLabel}
            </Box>
          )}
        </Box>
      </Paper>
    </Box>
  )
}
