import { Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { type RaRecord, useGetOne } from 'react-admin'
import { PLAN_KINDS, PLAN_STATES, type PlanState } from '#contract/catalogue/closed-sets.ts'
import { endPricePlan } from '#contract/catalogue/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { WHOLE } from '#office/shell/data/whole.ts'
import { ThingList } from '#office/shell/list/ThingList.tsx'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { useMayChange } from '#office/shell/me.ts'
import type { Pages } from '#office/shell/pages.ts'
import { Facts } from '#office/shell/panel/Facts.tsx'
import { Panel } from '#office/shell/panel/Panel.tsx'
import { StateChip, type StateLook } from '#office/shell/panel/StateChip.tsx'
import { useAct } from '#office/shell/panel/use-act.ts'
import { useMoment } from '#office/shell/use-moment.ts'
import { useScreenWords, useThingWords } from '#office/shell/use-screen-words.ts'
import { formatPrice } from '#words/basics/prices.ts'

const LOOKS: Readonly<Record<PlanState, StateLook>> = {
  PLANNED: 'waiting',
  RUNNING: 'under-way',
  DONE: 'done',
  CANCELLED: 'refused',
}

export const pricePlanPages: Pages = { list: PricePlanList }

/** Changes of prices, those to come too. */
function PricePlanList() {
  const words = useScreenWords().catalogue.pricing
  return (
    <ThingList
      name="pricePlans"
      columns={[
        { field: 'startsAt', kind: 'moment' },
        { field: 'kind', kind: 'choice' },
        { field: 'state', render: ({ state }) => <PlanChip state={state} /> },
        { field: 'endsAt', kind: 'moment', onPhone: 'none' },
        { field: 'lines', kind: 'number' },
        { field: 'note', onPhone: 'none' },
      ]}
      filters={[
        { field: 'kind', kind: 'choice', choices: PLAN_KINDS },
        { field: 'state', kind: 'choice', choices: PLAN_STATES },
      ]}
      nameOf={({ id, note }) => note || `#${id}`}
      panel={({ record, onClose }) => <PlanPanel key={record.id} row={record} onClose={onClose} />}
      emptyHint={words.emptyHint}
    />
  )
}

function PlanChip({ state }: { state: PlanState }) {
  const { choices } = useThingWords('pricePlans')
  return <StateChip look={LOOKS[state]} label={choices.state?.[state] ?? state} />
}

function PlanPanel({ row, onClose }: { row: RaRecord; onClose: () => void }) {
  const words = useScreenWords().catalogue.pricing
  const { one, fields, choices } = useThingWords('pricePlans')
  const { moment } = useMoment()
  const mayChange = useMayChange('prices')
  const { act, isBusy } = useAct()
  const { state, kind, discountAmount, discountType } = row
  const canEnd = state === 'PLANNED' || (state === 'RUNNING' && kind === 'DISCOUNT')
  const end = () => act(ask(endPricePlan, { params: { id: String(row.id) }, body: {} }), words.ended)
  const less = discountAmount === null ? null : `${discountAmount} ${choices.discountType?.[discountType] ?? ''}`
  return (
    <Panel
      title={`${one} ${row.id}`}
      note={<PlanChip state={state} />}
      onClose={onClose}
      isWide
      acts={
        canEnd &&
        mayChange && (
          <Button color="error" variant="outlined" disabled={isBusy} onClick={() => void end()}>
            {state === 'PLANNED' ? words.end : words.endRunning}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          [fields.kind ?? '', choices.kind?.[kind]],
          [fields.startsAt ?? '', moment(row.startsAt)],
          [fields.endsAt ?? '', moment(row.endsAt)],
          [fields.discountAmount ?? '', less],
          [fields.note ?? '', row.note],
          [fields.createdAt ?? '', moment(row.createdAt)],
        ]}
      />
      <PlanLines id={row.id} />
    </Panel>
  )
}

interface PlanLine {
  declinationId: number
  reference: string
  oldPrice: number
  newPrice: number
}

function PlanLines({ id }: { id: RaRecord['id'] }) {
  const { fields } = useThingWords('pricePlans')
  const locale = useSpokenLocale()
  const { data } = useGetOne('pricePlans', { id, ...WHOLE })
  // What a list has told of it says only how many.
  const lines: PlanLine[] = Array.isArray(data?.lines) ? data.lines : []
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{fields.reference}</TableCell>
          <TableCell align="right">{fields.oldPrice}</TableCell>
          <TableCell align="right">{fields.newPrice}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map(({ declinationId, reference, oldPrice, newPrice }) => (
          <TableRow key={declinationId}>
            <TableCell>{reference || `#${declinationId}`}</TableCell>
            <TableCell align="right">{formatPrice(oldPrice, locale)}</TableCell>
            <TableCell align="right">{formatPrice(newPrice, locale)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
