import { Box, Button } from '@mui/material'
import type { RaRecord } from 'react-admin'
import { PictureInput } from '#office/media/PictureInput.tsx'
import { PartsInput } from '#office/shell/form/PartsInput.tsx'
import { currentLocale } from '#office/shell/locale.ts'
import { useMayChange } from '#office/shell/me.ts'
import { StateChip } from '#office/shell/panel/StateChip.tsx'
import { screensOf } from '#office/shell/screens-of.tsx'
import { useMoment } from '#office/shell/use-moment.ts'
import { useGuestWords, useThingWords } from '#office/shell/use-screen-words.ts'
import { servicePath } from '#rules/visits/service-address.ts'
import { fill } from '#words/basics/fill.ts'
import { CalendarInput } from './CalendarInput.tsx'

export const servicePages = screensOf('services', {
  columns: [
    { field: 'title' },
    { field: 'price', kind: 'money' },
    { field: 'durationMinutes', kind: 'number', onPhone: 'none' },
    { field: 'capacity', kind: 'number', onPhone: 'none' },
    { field: 'booked', kind: 'number' },
    { field: 'isValid', render: (service) => <ShownChip service={service} />, onPhone: 'second' },
  ],
  filters: [{ field: 'isValid', kind: 'yes' }],
  nameOf: serviceName,
  acts: (service) => <SeeButton service={service} />,
  form: [
    { section: 'texts', fields: ['texts'] },
    { section: 'offer', fields: ['price', 'deposit', 'durationMinutes', 'languages'] },
    { section: 'people', fields: ['minPeople', 'maxPeople', 'leadHours', 'daysAhead'] },
    { section: 'calendar', view: () => <CalendarInput /> },
    { section: 'picture', view: () => <ServicePicture /> },
    { section: 'shown', fields: ['isValid', 'position', 'showAt', 'hideAt'], view: () => <TagsInput /> },
  ],
})

function serviceName({ id, title, texts }: RaRecord): string {
  return texts?.[currentLocale()]?.title || texts?.fr?.title || title || `#${id}`
}

function ShownChip({ service: { isValid, showAt } }: { service: RaRecord }) {
  const words = useGuestWords().visits
  const { day } = useMoment()
  if (isValid) return <StateChip look="done" label={words.shown} />
  if (showAt) return <StateChip look="under-way" label={fill(words.planned, { day: day(showAt) })} />
  return <StateChip look="refused" label={words.hidden} />
}

function ServicePicture() {
  const { fields } = useThingWords('services')
  return <PictureInput source="mediaId" label={fields.mediaId ?? ''} isDisabled={!useMayChange('content')} />
}

const asTyped = (text: string) => text

function TagsInput() {
  const thing = useThingWords('services')
  const isDisabled = !useMayChange('content')
  return (
    <Box sx={{ mt: 2 }}>
      <PartsInput source="tags" field="tags" thing={thing} isDisabled={isDisabled} write={asTyped} />
    </Box>
  )
}

function SeeButton({ service }: { service: RaRecord }) {
  const words = useGuestWords().visits
  const title = service.texts?.fr?.title
  if (!service.isValid || !title) return null
  return (
    <Button href={servicePath({ id: Number(service.id), title })} target="_blank" color="secondary">
      {words.see}
    </Button>
  )
}
