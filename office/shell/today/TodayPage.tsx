import { Box, Card, CardActionArea, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Loading, useGetList } from 'react-admin'
import { Link } from 'react-router'
import type { Dashboard } from '#contract/office/dashboard.ts'
import { getDashboard } from '#contract/office/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { maySee } from '#office/shell/frame/menu.ts'
import { PageHead } from '#office/shell/frame/PageHead.tsx'
import { listAddress } from '#office/shell/list/list-address.ts'
import { useWords } from '#office/shell/locale.ts'
import { useMe } from '#office/shell/me.ts'
import { Columns } from '#office/shell/panel/Columns.tsx'
import { useAnswer } from '#office/shell/use-answer.ts'
import { useKeptFresh } from '#office/shell/use-kept-fresh.ts'
import { useMoment } from '#office/shell/use-moment.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { BestProducts, RunningOut, VisitsAndCarts } from './ShopBlocks.tsx'
import { TurnoverBlock } from './TurnoverBlock.tsx'
import { tasksOf } from './tasks.ts'

/** The first screen: what is to be done today, and how the shop does. */
export function TodayPage() {
  const words = useWords()
  const { user } = useMe()
  const { data, refusal, refresh } = useAnswer('today', () => ask(getDashboard, {}))
  useKeptFresh(refresh)
  return (
    <>
      <PageHead title={fill(words.today.greeting, { name: user.firstName || user.email })} />
      {refusal && <Box role="alert">{refusal}</Box>}
      {!data && !refusal && <Loading />}
      {data && <Told dashboard={data.dashboard} />}
    </>
  )
}

function Told({ dashboard }: { dashboard: Dashboard }) {
  const words = useWords().today
  const { rights } = useMe()
  const { turnover, bestProducts, runningOut } = dashboard
  const tasks = tasksOf(dashboard)
  const hasReviews = maySee(rights, 'content')
  return (
    <>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {words.toDo}
      </Typography>
      {tasks.length === 0 && !hasReviews && <p>{words.nothingToSee}</p>}
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          mb: 3,
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(180px, 1fr))' },
        }}
      >
        {tasks.map((task) => (
          <TaskCard
            key={task.name}
            to={listAddress(task)}
            count={task.count}
            name={task.name}
            note={task.name === 'privacy' ? <PrivacyNote privacy={dashboard.privacy} /> : null}
          />
        ))}
        {hasReviews && <ReviewsCard />}
      </Box>
      <Columns
        main={turnover && <TurnoverBlock turnover={turnover} />}
        side={
          <>
            {runningOut && <RunningOut rows={runningOut} />}
            {bestProducts && <BestProducts rows={bestProducts} />}
            <VisitsAndCarts dashboard={dashboard} />
          </>
        }
      />
    </>
  )
}

interface TaskCardProps {
  to: string
  count: number | undefined
  name: keyof ReturnType<typeof useBusinessWords>['today']['counts']
  note?: ReactNode
}

/** A big number that leads to its list; what is done is quiet. */
function TaskCard({ to, count, name, note }: TaskCardProps) {
  const { counts } = useBusinessWords().today
  return (
    <Card variant="outlined" sx={{ borderColor: 'divider' }}>
      <CardActionArea
        component={Link}
        to={to}
        sx={{
          p: 1.75,
          height: '100%',
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'flex-start',
          justifyContent: 'flex-start',
        }}
      >
        <Box
          sx={{
            fontSize: '1.75rem',
            fontWeight: 600,
            lineHeight: 1.2,
            minHeight: '2.1rem',
            color: count ? 'primary.main' : 'text.secondary',
          }}
        >
          {count ?? ' '}
        </Box>
        <Box>{counts[name]}</Box>
        {note}
      </CardActionArea>
    </Card>
  )
}

function PrivacyNote({ privacy }: { privacy: Dashboard['privacy'] }) {
  const words = useBusinessWords().today
  const { day } = useMoment()
  if (!privacy?.nextDueAt) return null
  const { overdue, nextDueAt } = privacy
  const late = overdue === 1 ? words.overdue.one : fill(words.overdue.many, { n: overdue })
  return (
    <Box sx={{ fontSize: '0.8125rem', color: overdue > 0 ? 'error.main' : 'text.secondary' }}>
      {overdue > 0 ? late : fill(words.nextDue, { day: day(nextDueAt) })}
    </Box>
  )
}

const WAITING = { state: 'WAITING' }

function ReviewsCard() {
  const { total } = useGetList('reviews', { pagination: { page: 1, perPage: 1 }, filter: WAITING })
  return <TaskCard to={listAddress({ screen: 'reviews', filter: WAITING })} count={total} name="reviews" />
}
