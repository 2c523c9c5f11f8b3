import { Button, FormHelperText } from '@mui/material'
import { useState } from 'react'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { LabelsDialog } from './LabelsDialog.tsx'
import { packingSlipsAddress } from './order-files.ts'
import { PickingPanel } from './PickingPanel.tsx'

/** As many as papers are made of at once. */
const MOST = 100

/** What is done with several orders at once: fetch their bottles, print their slips and labels. */
export function OrdersTogether({ ids }: { ids: readonly number[] }) {
  const words = useBusinessWords().orders
  const [isPicking, setPicking] = useState(false)
  const [isLabelling, setLabelling] = useState(false)
  if (ids.length > MOST) return <FormHelperText error>{words.tooMany}</FormHelperText>
  return (
    <>
      <Button size="small" variant="contained" onClick={() => setPicking(true)}>
        {words.pickingList}
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        href={packingSlipsAddress(ids)}
        target="_blank"
        rel="noopener"
      >
        {words.packingSlips}
      </Button>
      <Button size="small" variant="outlined" color="secondary" onClick={() => setLabelling(true)}>
        {words.shippingLabels}
      </Button>
      {isLabelling && <LabelsDialog ids={ids} onClose={() => setLabelling(false)} />}
      {isPicking && <PickingPanel ids={ids} onClose={() => setPicking(false)} />}
    </>
  )
}
