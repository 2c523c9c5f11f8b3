import { Box } from '@mui/material'
import { getGuestOrders } from '#contract/accounts/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { Quiet } from '#office/shell/panel/Block.tsx'
import { DialogBlock } from '#office/shell/panel/DialogBlock.tsx'
import { useAnswer } from '#office/shell/use-answer.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { GuestOrdersDialog } from './GuestOrdersDialog.tsx'

/** Orders without an account that may be this customer's, and making them theirs. */
export function GuestOrdersBlock({ id }: { id: number }) {
  const words = useBusinessWords().guests
  const params = { id: String(id) }
  const { data, reload } = useAnswer(params.id, () => ask(getGuestOrders, { params, query: {} }))
  const n = data?.orders.length ?? 0
  return (
    <DialogBlock
      title={words.title}
      open={words.open}
      dialog={(onClose) => (
        <GuestOrdersDialog id={id} likely={data?.orders ?? []} onDone={() => void reload()} onClose={onClose} />
      )}
    >
      {n === 0 && <Quiet>{words.none}</Quiet>}
      {n > 0 && <Box>{n === 1 ? words.found.one : fill(words.found.many, { n })}</Box>}
    </DialogBlock>
  )
}
