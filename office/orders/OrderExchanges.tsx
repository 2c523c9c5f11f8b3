import { Box, Link as MuiLink } from '@mui/material'
import { Link } from 'react-router'
import type { OfficeOrder } from '#contract/orders/office-orders.ts'
import { Block } from '#office/shell/panel/Block.tsx'
import { useMoment } from '#office/shell/use-moment.ts'
import { useBusinessWords, useThingWords } from '#office/shell/use-screen-words.ts'

/** What its customer has asked, and what comes back; nothing where there is neither. */
export function OrderExchanges({ order: { messages, returns } }: { order: OfficeOrder }) {
  const words = useBusinessWords().orders
  const { choices } = useThingWords('returns')
  const { moment } = useMoment()
  return (
    <>
      {messages.length > 0 && (
        <Block title={words.messages}>
          {messages.map(({ id, text, createdAt }) => (
            <Box key={id} sx={{ mb: 1 }}>
              <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{moment(createdAt)}</Box>
            </Box>
          ))}
        </Block>
      )}
      {returns.length > 0 && (
        <Block
          title={words.returns}
          acts={
            <MuiLink component={Link} to="/returns">
              {words.toReturns}
            </MuiLink>
          }
        >
          {returns.map(({ id, state, isWithdrawal, askedAt }) => (
            <Box key={id} sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
              <span>
                {isWithdrawal ? words.withdrawal : words.return} · {choices.state?.[state]}
              </span>
              <Box sx={{ color: 'text.secondary' }}>{moment(askedAt)}</Box>
            </Box>
          ))}
        </Block>
      )}
    </>
  )
}
