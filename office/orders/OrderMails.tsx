import { Box, Button } from '@mui/material'
import { resendMail } from '#contract/mails/routes.ts'
import type { OfficeOrder } from '#contract/orders/office-orders.ts'
import { ask } from '#office/shell/ask.ts'
import { maySee } from '#office/shell/frame/menu.ts'
import { useMayChange, useMe } from '#office/shell/me.ts'
import { Block, Quiet } from '#office/shell/panel/Block.tsx'
import { useAct } from '#office/shell/panel/use-act.ts'
import { useMoment } from '#office/shell/use-moment.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'

/** What was written to the customer about it, and once more if it was lost. */
export function OrderMails({ order }: { order: OfficeOrder }) {
  const words = useBusinessWords().orders
  const { moment } = useMoment()
  const { rights } = useMe()
  const mayChange = useMayChange('mails')
  const { act, isBusy } = useAct()
  if (!maySee(rights, 'mails')) return null
  const state = ({ sentAt, error }: OfficeOrder['mails'][number]) => {
    if (sentAt !== null) return fill(words.mailStates.sent, { moment: moment(sentAt) })
    return error === null ? words.mailStates.waiting : `${words.mailStates.failed} : ${error}`
  }
  return (
    <Block title={words.mails}>
      {order.mails.length === 0 && <Quiet>{words.noMail}</Quiet>}
      {order.mails.map((mail) => {
        const name = mail.subject ?? mail.recipient
        return (
          <Box key={mail.id} sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ overflowWrap: 'anywhere' }}>{name}</Box>
              <Box sx={{ color: mail.error === null ? 'text.secondary' : 'error.main', fontSize: '0.8125rem' }}>
                {mail.recipient} · {state(mail)}
              </Box>
            </Box>
            {mayChange && (
              <Button
                size="small"
                color="secondary"
                variant="outlined"
                disabled={isBusy}
                aria-label={fill(words.resendOf, { name })}
                onClick={() => void act(ask(resendMail, { params: { id: String(mail.id) } }), words.resent)}
              >
                {words.resend}
              </Button>
            )}
          </Box>
        )
      })}
    </Block>
  )
}
