import { QUOTE_STATES } from '#contract/quotes/closed-sets.ts'
import { QuoteEntryPage } from '#office/orders/entry/EntryPage.tsx'
import { NewQuoteButton } from '#office/orders/entry/NewOrderButton.tsx'
import { useEntryWords } from '#office/orders/entry/use-entry-words.ts'
import { ThingList } from '#office/shell/list/ThingList.tsx'
import type { Pages } from '#office/shell/pages.ts'
import { QuoteChip } from './QuoteChip.tsx'
import { QuotePage } from './QuotePage.tsx'

export const quotePages: Pages = { list: QuoteList, edit: QuotePage, create: QuoteEntryPage }

/** What was offered, and what came of it. */
function QuoteList() {
  const { emptyHint } = useEntryWords().quote
  return (
    <ThingList
      name="quotes"
      columns={[
        { field: 'number', kind: 'code' },
        { field: 'createdAt', kind: 'moment' },
        { field: 'customer' },
        { field: 'total', kind: 'money' },
        { field: 'state', render: ({ state }) => <QuoteChip state={state} /> },
        { field: 'validUntil', kind: 'day' },
        { field: 'source', kind: 'choice', onPhone: 'none' },
      ]}
      filters={[
        { field: 'state', kind: 'choice', choices: QUOTE_STATES },
        { field: 'from', kind: 'day' },
        { field: 'until', kind: 'day' },
      ]}
      nameOf={({ number }) => number}
      emptyHint={emptyHint}
      acts={<NewQuoteButton />}
    />
  )
}
