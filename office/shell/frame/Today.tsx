import { Box, Card, CardActionArea, Typography } from '@mui/material'
import { useGetList } from 'react-admin'
import { Link } from 'react-router'
import { useWords } from '#office/shell/locale.ts'
import { useMe } from '#office/shell/me.ts'
import { SCREENS } from '#office/shell/screens.ts'
import { fill } from '#words/basics/fill.ts'
import { maySee } from './menu.ts'
import { PageHead } from './PageHead.tsx'

/** What waits for somebody, by the list that it waits in. */
const WAITING = [
  { count: 'returns', screen: 'returns', filter: { state: 'ASKED' } },
  { count: 'reviews', screen: 'reviews', filter: { state: 'WAITING' } },
  { count: 'privacyRequests', screen: 'privacyRequests', filter: { state: 'OPEN' } },
] as const

/** The day's work: what waits, and where. */
export function Today() {
  const words = useWords()
  const { user, rights } = useMe()
  const open = WAITING.filter(({ screen }) => maySee(rights, SCREENS[screen].area))
  return (
    <>
      <PageHead title={fill(words.today.greeting, { name: user.firstName || user.email })} />
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {words.today.toDo}
      </Typography>
      {open.length === 0 && <p>{words.today.nothingToSee}</p>}
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}>
        {open.map((waiting) => (
          <Waiting key={waiting.count} {...waiting} />
        ))}
      </Box>
    </>
  )
}

function Waiting({ count, screen, filter }: (typeof WAITING)[number]) {
  const words = useWords().today
  const { total } = useGetList(screen, { pagination: { page: 1, perPage: 1 }, filter })
  const address = `/${screen}?filter=${encodeURIComponent(JSON.stringify(filter))}`
  return (
    <Card variant="outlined" sx={{ borderColor: 'divider' }}>
      <CardActionArea component={Link} to={address} sx={{ p: 2 }}>
        <Box sx={{ fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.2, minHeight: '2.1rem' }}>{total ?? ' '}</Box>
        <Box sx={{ color: 'text.secondary' }}>{words.counts[count]}</Box>
      </CardActionArea>
    </Card>
  )
}
