import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { getGuestOrders } from '#contract/accounts/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { Block, Quiet } from '#office/shell/panel/Block.tsx'
import { useAnswer } from '#office/shell/use-answer.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { GuestOrdersDialog } from './GuestOrdersDialog.tsx'

/** Orders without an account that may be this customer's, and making them theirs. */
export function GuestOrdersBlock({ id }: { id: number }) {
  const words = useBusinessWords().guests
  const [isOpen, setOpen] = useState(false)
  const params = { id: String(id) }
  const { data, reload } = useAnswer(params.id, () => ask(getGuestOrders, { params, query: {} }))
  const n = data?.orders.length ?? 0
  return (
    <Block
      title={words.title}
      acts={
        <Button size="small" color="secondary" variant="outlined" onClick={() => setOpen(true)}>
          {words.open}
        </Button>
      }
    >
      {n === 0 && <Quiet>{words.none}</Quiet>}
      {n > 0 && <Box>{n === 1 ? words.found.one : fill(words.found.many, { n })}</Box>}
      {isOpen && (
        <GuestOrdersDialog
          id={id}
          likely={data?.orders ?? []}
          onDone={() => void reload()}
          onClose={() => setOpen(false)}
        />
      )}
    </Block>
  )
}
