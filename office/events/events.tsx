import { Box, Button } from '@mui/material'
import type { RaRecord } from 'react-admin'
import { Link } from 'react-router'
import { PictureInput } from '#office/media/PictureInput.tsx'
import { maySee } from '#office/shell/frame/menu.ts'
import { listAddress } from '#office/shell/list/list-address.ts'
import { currentLocale } from '#office/shell/locale.ts'
import { useMayChange, useMe } from '#office/shell/me.ts'
import { screensOf } from '#office/shell/screens-of.tsx'
import { useGuestWords, useThingWords } from '#office/shell/use-screen-words.ts'
import { eventPath, eventSlug } from '#rules/events/event-address.ts'
import { fill } from '#words/basics/fill.ts'
import { EventChip } from './EventChip.tsx'

export const eventPages = screensOf('events', {
  columns: [
    { field: 'title' },
    { field: 'startsAt', kind: 'moment' },
    { field: 'coming', render: (event) => <Places event={event} /> },
    { field: 'waiting', kind: 'number', onPhone: 'none' },
    { field: 'isPublished', render: (event) => <EventChip event={event} />, onPhone: 'second' },
  ],
  filters: [
    { field: 'isPast', kind: 'yes' },
    { field: 'isPublished', kind: 'yes' },
    { field: 'from', kind: 'day' },
    { field: 'until', kind: 'day' },
  ],
  nameOf: eventName,
  acts: (event) => <EventActs event={event} />,
  form: [
    { section: 'when', fields: ['startsAt', 'endsAt', 'capacity', 'isOpen'] },
    { section: 'texts', fields: ['texts'] },
    { section: 'picture', view: () => <EventPicture /> },
    { section: 'shown', fields: ['isPublished', 'showAt', 'hideAt'] },
  ],
})

function eventName({ id, title, texts }: RaRecord): string {
  return texts?.[currentLocale()]?.title || texts?.fr?.title || title || `#${id}`
}

function Places({ event: { coming, capacity } }: { event: RaRecord }) {
  const words = useGuestWords().events
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {fill(words.places, { coming, capacity })}
    </Box>
  )
}

function EventPicture() {
  const { fields } = useThingWords('events')
  return <PictureInput source="mediaId" label={fields.mediaId ?? ''} isDisabled={!useMayChange('content')} />
}

/** From the event to those who come, and to how visitors see it. */
function EventActs({ event }: { event: RaRecord }) {
  const words = useGuestWords().events
  const { rights } = useMe()
  const slug = eventSlug(event.texts?.fr?.title ?? '')
  return (
    <>
      {maySee(rights, 'guests') && (
        <Button
          component={Link}
          to={listAddress({ screen: 'registrations', filter: { idEvent: event.id } })}
          variant="outlined"
          color="secondary"
        >
          {words.registrations} · {fill(words.places, { coming: event.coming, capacity: event.capacity })}
        </Button>
      )}
      {event.isPublished && event.texts?.fr && (
        <Button href={eventPath({ id: Number(event.id), slug })} target="_blank" color="secondary">
          {words.see}
        </Button>
      )}
    </>
  )
}
