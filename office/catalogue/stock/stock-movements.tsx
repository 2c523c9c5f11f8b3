import { Box } from '@mui/material'
import type { RaRecord } from 'react-admin'
import { MOVEMENT_REASONS } from '#contract/catalogue/closed-sets.ts'
import { declinationName } from '#office/catalogue/names.ts'
import { ThingList } from '#office/shell/list/ThingList.tsx'
import type { Pages } from '#office/shell/pages.ts'
import { Facts } from '#office/shell/panel/Facts.tsx'
import { Panel } from '#office/shell/panel/Panel.tsx'
import { useMoment } from '#office/shell/use-moment.ts'
import { useThingWords } from '#office/shell/use-screen-words.ts'
import { Signed } from './Signed.tsx'

export const stockMovementPages: Pages = { list: StockMovementList }

/** All that came into the cellar or left it. */
function StockMovementList() {
  return (
    <ThingList
      name="stockMovements"
      columns={[
        { field: 'name', render: movedName },
        { field: 'change', kind: 'number', render: ({ change }) => <Signed value={change} /> },
        { field: 'reason', kind: 'choice' },
        { field: 'movedAt', kind: 'moment' },
        { field: 'note', onPhone: 'none' },
        { field: 'reference', onPhone: 'none' },
      ]}
      filters={[{ field: 'reason', kind: 'choice', choices: MOVEMENT_REASONS }]}
      nameOf={movedName}
      panel={({ record, onClose }) => <MovementPanel record={record} onClose={onClose} />}
    />
  )
}

function MovementPanel({ record, onClose }: { record: RaRecord; onClose: () => void }) {
  const { fields, choices } = useThingWords('stockMovements')
  const { moment } = useMoment()
  return (
    <Panel title={movedName(record)} note={choices.reason?.[record.reason]} onClose={onClose}>
      <Facts
        facts={[
          [fields.change ?? '', <Signed key="change" value={record.change} />],
          [fields.movedAt ?? '', moment(record.movedAt)],
          [fields.note ?? '', record.note],
          [fields.reference ?? '', record.reference],
          [fields.orderId ?? '', record.orderId && <Box component="span">{record.orderId}</Box>],
        ]}
      />
    </Panel>
  )
}

/** A movement is called after what moved. */
function movedName({ id, declinationId, productId, ...moved }: RaRecord): string {
  return declinationName({ ...moved, id: declinationId ?? productId ?? id })
}
