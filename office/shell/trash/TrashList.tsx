import { Box, Button, Paper } from '@mui/material'
import type { RaRecord } from 'react-admin'
import type { Envelope } from '#contract/basics/envelope.ts'
import type { Route } from '#contract/basics/route.ts'
import { transport } from '#office/shell/ask.ts'
import type { Source } from '#office/shell/data/sources.ts'
import { useMayChange } from '#office/shell/me.ts'
import { Quiet } from '#office/shell/panel/Block.tsx'
import { useAct } from '#office/shell/panel/use-act.ts'
import { useAnswer } from '#office/shell/use-answer.ts'
import { useMoment } from '#office/shell/use-moment.ts'
import { TRASH_DAYS } from '#rules/office/trash-times.ts'
import { fill } from '#words/basics/fill.ts'
import { useTrashWords } from './use-trash-words.ts'

interface Removed extends RaRecord {
  removedAt: string
  goesAt: string
}

interface TrashListProps {
  source: Source
  nameOf: (record: RaRecord) => string
}

/** What was removed of a kind of things, each with a way back. */
export function TrashList({ source: { path, many, area }, nameOf }: TrashListProps) {
  const words = useTrashWords()
  const { data, refusal, refresh } = useAnswer(`trash ${path}`, () =>
    asked<Record<string, Removed[]> & { total: number }>({ method: 'GET', path: `${path}/trash` as Route['path'] }, {}),
  )
  const { act, isBusy } = useAct()
  const restore = async (id: RaRecord['id']) => {
    const route = { method: 'PUT', path: `${path}/trash/:id` as Route['path'] } as const
    await act(asked(route, { params: { id }, body: {} }), words.restored)
    await refresh()
  }
  if (refusal) return <Quiet>{refusal}</Quiet>
  if (!data) return null
  const things = data[many] ?? []
  return (
    <>
      <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{fill(words.intro, { n: TRASH_DAYS })}</Box>
      {things.length === 0 && (
        <Paper variant="outlined" sx={{ p: 4, textAlign: 'center', borderColor: 'divider' }}>
          <Box sx={{ fontWeight: 600 }}>{words.empty}</Box>
          <Box sx={{ color: 'text.secondary' }}>{words.emptyHint}</Box>
        </Paper>
      )}
      {things.length > 0 && (
        <Paper variant="outlined" component="ul" sx={{ listStyle: 'none', m: 0, p: 0, borderColor: 'divider' }}>
          {things.map((thing) => (
            <RemovedRow
              key={thing.id}
              thing={thing}
              name={nameOf(thing)}
              area={area}
              isBusy={isBusy}
              onRestore={() => void restore(thing.id)}
            />
          ))}
        </Paper>
      )}
      {data.total > things.length && <Quiet>{fill(words.more, { n: things.length, total: data.total })}</Quiet>}
    </>
  )
}

interface RemovedRowProps {
  thing: Removed
  name: string
  area: Source['area']
  isBusy: boolean
  onRestore: () => void
}

function RemovedRow({ thing: { removedAt, goesAt }, name, area, isBusy, onRestore }: RemovedRowProps) {
  const words = useTrashWords()
  const { moment, day } = useMoment()
  const mayChange = useMayChange(area)
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        px: 2,
        py: 1,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
        <Box sx={{ color: 'text.secondary' }}>
          {[fill(words.removedAt, { moment: moment(removedAt) }), fill(words.goesAt, { day: day(goesAt) })].join(' · ')}
        </Box>
      </Box>
      {mayChange && (
        <Button
          variant="outlined"
          color="secondary"
          disabled={isBusy}
          aria-label={fill(words.restoreNamed, { name })}
          onClick={onRestore}
        >
          {words.restore}
        </Button>
      )}
    </Box>
  )
}

/** Calls of resources are known to the contract by their kind only: what they answer is said here. */
async function asked<Data>(route: Route, given: Parameters<typeof transport>[1]): Promise<Envelope<Data>> {
  return (await transport(route, given)) as Envelope<Data>
}
