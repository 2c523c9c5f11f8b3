import { Box, Button } from '@mui/material'
import { useNotify } from 'react-admin'
import type { Envelope } from '#contract/basics/envelope.ts'
import type { PreviewLink } from '#contract/content/preview-links.ts'
import { useSpokenLocale, useWords } from '#office/shell/locale.ts'
import { useMoment } from '#office/shell/use-moment.ts'
import { fill } from '#words/basics/fill.ts'
import { deskWords } from '#words/office/desk/words.ts'

interface OpenLinksProps<Link extends PreviewLink> {
  links: readonly Link[]
  /** What a link shows, where it may be one thing or another. */
  shows?: (link: Link) => string
  close: (idPreview: number) => Promise<Envelope<unknown>>
  onClosed: () => Promise<void>
}

/** The links that people hold; each can be ended before its time. Nobody can see them again: only their hash is kept. */
export function OpenLinks<Link extends PreviewLink>({ links, shows, close, onClosed }: OpenLinksProps<Link>) {
  const { preview: words, versions } = deskWords[useSpokenLocale()]
  const { offline } = useWords().faults
  const notify = useNotify()
  const { day, moment } = useMoment()
  const end = async (idPreview: number) => {
    const answer = await close(idPreview).catch(() => null)
    notify(answer?.success ? words.closed : (answer?.message ?? offline), {
      type: answer?.success ? 'success' : 'error',
    })
    await onClosed()
  }
  return (
    <Box component="section">
      <Box component="h3" sx={{ m: 0, mb: 0.5, fontSize: '0.9375rem' }}>
        {words.openLinks}
      </Box>
      {links.length === 0 && <Box sx={{ color: 'text.secondary' }}>{words.noLinks}</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {links.map((link) => (
          <Box
            key={link.id}
            component="li"
            sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.75, borderTop: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              {fill(words.made, { date: moment(link.madeAt), who: link.who ?? versions.unknown })}
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {[...(shows ? [shows(link)] : []), fill(words.until, { date: day(link.endsAt) })].join(', ')}
              </Box>
            </Box>
            <Button
              size="small"
              color="error"
              aria-label={fill(words.closeOf, { date: moment(link.madeAt) })}
              onClick={() => void end(link.id)}
            >
              {words.close}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
