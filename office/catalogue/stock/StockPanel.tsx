import { Box, Typography } from '@mui/material'
import { type RaRecord, useGetList } from 'react-admin'
import { declinationName } from '#office/catalogue/names.ts'
import { useMayChange } from '#office/shell/me.ts'
import { Facts } from '#office/shell/panel/Facts.tsx'
import { Panel } from '#office/shell/panel/Panel.tsx'
import { useMoment } from '#office/shell/use-moment.ts'
import { useScreenWords, useThingWords } from '#office/shell/use-screen-words.ts'
import { MovementForm } from './MovementForm.tsx'
import { Signed } from './Signed.tsx'

const NEWEST = { page: 1, perPage: 10 }

/** One stock: what there is of it, a movement to book, and the last ones. */
export function StockPanel({ row, onClose }: { row: RaRecord; onClose: () => void }) {
  const words = useScreenWords().catalogue.stock
  const { fields } = useThingWords('stock')
  const mayChange = useMayChange('stock')
  return (
    <Panel title={declinationName(row)} note={row.reference} onClose={onClose}>
      <Facts
        facts={[
          [fields.quantity ?? '', row.tracksStock ? row.quantity : words.uncounted],
          [fields.reserved ?? '', row.reserved],
          [fields.available ?? '', row.available ?? words.uncounted],
        ]}
      />
      {mayChange && row.tracksStock && <MovementForm declinationId={Number(row.id)} />}
      <LastMovements declinationId={Number(row.id)} />
    </Panel>
  )
}

function LastMovements({ declinationId }: { declinationId: number }) {
  const words = useScreenWords().catalogue.stock
  const { choices } = useThingWords('stockMovements')
  const { moment } = useMoment()
  const sort = { field: 'id', order: 'DESC' as const }
  const { data = [], isPending } = useGetList('stockMovements', { filter: { declinationId }, pagination: NEWEST, sort })
  return (
    <Box component="section">
      <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
        {words.last}
      </Typography>
      {!isPending && data.length === 0 && <Box sx={{ color: 'text.secondary' }}>{words.noMovement}</Box>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map(({ id, change, reason, movedAt, note }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', gap: 1.5, py: 0.75, borderTop: 1, borderColor: 'divider' }}
          >
            <Box sx={{ minWidth: 48, textAlign: 'right' }}>
              <Signed value={change} />
            </Box>
            <Box sx={{ flex: 1 }}>
              {choices.reason?.[reason]}
              {note && <Box sx={{ color: 'text.secondary' }}>{note}</Box>}
            </Box>
            <Box sx={{ color: 'text.secondary' }}>{moment(movedAt)}</Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
