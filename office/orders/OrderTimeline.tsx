import EuroIcon from '@mui/icons-material/EuroOutlined'
import InventoryIcon from '@mui/icons-material/Inventory2Outlined'
import { Box } from '@mui/material'
import type { OfficeOrder } from '#contract/orders/office-orders.ts'
import { useSpokenLocale, useWords } from '#office/shell/locale.ts'
import { Block } from '#office/shell/panel/Block.tsx'
import { useMoment } from '#office/shell/use-moment.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { orderWords } from '#words/orders/words.ts'
import { type Happening, timelineOf } from './timeline.ts'

/** What has happened to goods and money, newest first, and by whom. */
export function OrderTimeline({ order }: { order: OfficeOrder }) {
  const words = useBusinessWords().orders
  const { colon } = useWords().list
  const locale = useSpokenLocale()
  const { moment } = useMoment()
  const tell = (happening: Happening) => {
    if ('money' in happening) {
      const { kind, amount } = happening.money
      return { text: `${words.moneyMoves[kind]}${colon}${formatPrice(amount, locale)}`, by: '' }
    }
    const { status, actor, who, detail } = happening.goods
    const reason = (orderWords[locale].reasons as Readonly<Record<string, string>>)[detail] ?? detail
    return {
      text: orderWords[locale].statuses[status],
      by: [who ?? words.actors[actor], reason].filter(Boolean).join(' · '),
    }
  }
  return (
    <Block title={words.timeline}>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.25 }}>
        {timelineOf(order).map((happening) => {
          const isMoney = 'money' in happening
          const Icon = isMoney ? EuroIcon : InventoryIcon
          const { text, by } = tell(happening)
          return (
            <Box
              component="li"
              key={`${happening.at} ${text}`}
              sx={{ display: 'grid', gridTemplateColumns: '24px 1fr auto', columnGap: 1 }}
            >
              <Icon
                titleAccess={isMoney ? words.money : words.goods}
                sx={{ fontSize: '1.125rem', color: 'text.secondary', mt: 0.25 }}
              />
              <Box sx={{ minWidth: 0 }}>
                {text}
                {by && <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{by}</Box>}
              </Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', whiteSpace: 'nowrap' }}>
                {moment(happening.at)}
              </Box>
            </Box>
          )
        })}
      </Box>
    </Block>
  )
}
