import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { Alert, Box, Button, IconButton, ToggleButton, ToggleButtonGroup, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useState } from 'react'
import { Loading } from 'react-admin'
import { useSearchParams } from 'react-router'
import { DayField } from '#office/shell/dates/DayField.tsx'
import { PageHead } from '#office/shell/frame/PageHead.tsx'
import { useMayChange } from '#office/shell/me.ts'
import type { Pages } from '#office/shell/pages.ts'
import { useGuestWords, useThingWords } from '#office/shell/use-screen-words.ts'
import { addDays, parisDay, weekdayNumber } from '#rules/basics/paris-time.ts'
import { BookDialog, type WantedSlot } from './BookDialog.tsx'
import { DayAgenda } from './DayAgenda.tsx'
import { useAgenda } from './use-agenda.ts'
import { WeekAgenda } from './WeekAgenda.tsx'

export const agendaPages: Pages = { list: AgendaPage }

type View = 'day' | 'week'

/** Where the address says nothing, today; a week begins on its Monday. */
function usePlace() {
  const [search, setSearch] = useSearchParams()
  const view: View = search.get('view') === 'week' ? 'week' : 'day'
  const asked = search.get('day') ?? ''
  const day = /^\d{4}-\d\d-\d\d$/.test(asked) ? asked : parisDay(new Date())
  const go = (to: { day?: string; view?: View }) => setSearch({ day, view, ...to })
  const date = view === 'week' ? addDays(day, 1 - weekdayNumber(day)) : day
  return { view, day, date, days: view === 'week' ? 7 : 1, go }
}

/** Who comes when: a day with its hours, or a week of them. Phones show days. */
function AgendaPage() {
  const words = useGuestWords().visits
  const { title } = useThingWords('agenda')
  const mayChange = useMayChange('guests')
  const isDesk = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'))
  const place = usePlace()
  const { data, refusal, reload } = useAgenda(place)
  const [wanted, setWanted] = useState<WantedSlot | null>(null)
  const services = (data?.services ?? []).filter(({ isValid }) => isValid)
  const book = mayChange ? setWanted : null
  const shown = { days: data?.days ?? [], onBook: book, onChanged: () => void reload() }
  const first = services[0]
  return (
    <>
      <PageHead title={title}>
        {mayChange && first && (
          <Button
            variant="contained"
            onClick={() => setWanted({ idService: first.id, date: place.day, idSchedule: null })}
          >
            {words.book}
          </Button>
        )}
      </PageHead>
      <AgendaBar {...place} />
      {refusal && <Alert severity="error">{refusal}</Alert>}
      {!data && !refusal && <Loading />}
      {data && (place.view === 'week' && isDesk ? <WeekAgenda {...shown} /> : <DayAgenda {...shown} />)}
      {wanted && (
        <BookDialog
          services={services}
          wanted={wanted}
          onClose={() => setWanted(null)}
          onDone={() => {
            setWanted(null)
            void reload()
          }}
        />
      )}
    </>
  )
}

function AgendaBar({ view, day, days, go }: ReturnType<typeof usePlace>) {
  const words = useGuestWords().visits
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, alignItems: 'center' }}>
      <IconButton aria-label={words.earlier[view]} onClick={() => go({ day: addDays(day, -days) })}>
        <ChevronLeft />
      </IconButton>
      <Button color="secondary" variant="outlined" onClick={() => go({ day: parisDay(new Date()) })}>
        {words.today}
      </Button>
      <IconButton aria-label={words.later[view]} onClick={() => go({ day: addDays(day, days) })}>
        <ChevronRight />
      </IconButton>
      <DayField
        label={words.goTo}
        size="small"
        value={day}
        onDay={(chosen) => chosen !== '' && go({ day: chosen })}
        sx={{ width: 170 }}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={view}
        aria-label={words.views.label}
        onChange={(_, chosen: View | null) => chosen && go({ view: chosen })}
        sx={{ ml: { md: 'auto' } }}
      >
        <ToggleButton value="day">{words.views.day}</ToggleButton>
        <ToggleButton value="week">{words.views.week}</ToggleButton>
      </ToggleButtonGroup>
    </Box>
  )
}
