import { Box, Button, Checkbox, List, ListItem } from '@mui/material'
import { useState } from 'react'
import { Loading } from 'react-admin'
import type { Picking } from '#contract/orders/office-orders.ts'
import { getPickingList } from '#contract/orders/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useWords } from '#office/shell/locale.ts'
import { Quiet } from '#office/shell/panel/Block.tsx'
import { Panel } from '#office/shell/panel/Panel.tsx'
import { useAnswer } from '#office/shell/use-answer.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { pickingFileAddress } from './order-files.ts'

/** What several orders take from the cellar, ticked off line by line. */
export function PickingPanel({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const words = useBusinessWords().orders
  const key = ids.join(',')
  const { data, refusal } = useAnswer(key, () => ask(getPickingList, { query: { ids: key } }))
  const pieces = data?.picking.pieces ?? 0
  const note = pieces === 1 ? words.picking.one : fill(words.picking.many, { n: pieces })
  return (
    <Panel
      title={words.pickingList}
      note={data ? note : ''}
      onClose={onClose}
      isWide
      acts={
        <Button variant="contained" href={pickingFileAddress(ids)} target="_blank" rel="noopener">
          {words.pickingFile}
        </Button>
      }
    >
      {refusal && <Box role="alert">{refusal}</Box>}
      {!data && !refusal && <Loading />}
      {data && data.picking.lines.length === 0 && <Quiet>{words.pickingNothing}</Quiet>}
      {data && <PickingLines picking={data.picking} />}
    </Panel>
  )
}

function PickingLines({ picking }: { picking: Picking }) {
  const words = useBusinessWords().orders
  const { colon } = useWords().list
  const [ticked, setTicked] = useState<readonly number[]>([])
  const toggle = (at: number) => setTicked(ticked.includes(at) ? ticked.filter((one) => one !== at) : [...ticked, at])
  return (
    <List disablePadding>
      {picking.lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is told once and never reordered.
        <ListItem key={at} divider disableGutters sx={{ alignItems: 'flex-start', gap: 1 }}>
          <Checkbox
            edge="start"
            checked={ticked.includes(at)}
            onChange={() => toggle(at)}
            slotProps={{ input: { 'aria-label': fill(words.pickingTick, { name: `${line.name} ${line.label}` }) } }}
          />
          <Box sx={{ minWidth: 36, pt: 1, fontWeight: 600, fontSize: '1.125rem', lineHeight: 1.2, textAlign: 'right' }}>
            {line.quantity}
          </Box>
          <Box sx={{ flex: 1, minWidth: 0, pt: 0.75, ...(ticked.includes(at) && { color: 'text.secondary' }) }}>
            <Box sx={{ fontWeight: 600 }}>
              {line.name} {line.label}
            </Box>
            {line.answers.map(({ label, text }) => (
              <Box key={label} sx={{ fontSize: '0.8125rem' }}>
                {label}
                {colon}
                {text}
              </Box>
            ))}
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {[
                line.reference,
                ...line.orders.map(({ quantity, reference }) => fill(words.pickingInto, { n: quantity, reference })),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Box>
          </Box>
        </ListItem>
      ))}
    </List>
  )
}
