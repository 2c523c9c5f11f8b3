import { Button } from '@mui/material'
import { useState } from 'react'
import type { OfficeQuote } from '#contract/quotes/quotes.ts'
import { orderQuote, withdrawQuote } from '#contract/quotes/routes.ts'
import { useEntryWords } from '#office/orders/entry/use-entry-words.ts'
import { ask } from '#office/shell/ask.ts'
import { ConfirmDialog } from '#office/shell/frame/ConfirmDialog.tsx'
import { useMayChange } from '#office/shell/me.ts'
import { useAct } from '#office/shell/panel/use-act.ts'
import { fill } from '#words/basics/fill.ts'

/** A quote becomes an order, is taken back, or printed. */
export function QuoteActs({ quote }: { quote: OfficeQuote }) {
  const words = useEntryWords().quote
  const mayChange = useMayChange('orders')
  const { act, isBusy } = useAct()
  const [asked, setAsked] = useState<'order' | 'withdraw' | null>(null)
  const close = () => setAsked(null)
  const params = { id: String(quote.id) }
  const { number } = quote
  const isOpen = mayChange && quote.state === 'OPEN'
  return (
    <>
      {isOpen && (
        <>
          <Button variant="contained" disabled={isBusy} onClick={() => setAsked('order')}>
            {words.order}
          </Button>
          <Button variant="outlined" color="error" disabled={isBusy} onClick={() => setAsked('withdraw')}>
            {words.withdraw}
          </Button>
        </>
      )}
      <Button variant="outlined" color="secondary" href={`/api${quote.file}`} target="_blank" rel="noopener">
        {words.file}
      </Button>
      <ConfirmDialog
        isOpen={asked === 'order'}
        title={fill(words.orderTitle, { number })}
        text={words.orderHint}
        confirm={words.order}
        onClose={close}
        onConfirm={() => void act(ask(orderQuote, { params, body: {} }), words.ordered)}
      />
      <ConfirmDialog
        isOpen={asked === 'withdraw'}
        title={fill(words.withdrawTitle, { number })}
        text={words.withdrawHint}
        confirm={words.withdraw}
        onClose={close}
        onConfirm={() => void act(ask(withdrawQuote, { params }), words.withdrawn)}
      />
    </>
  )
}
