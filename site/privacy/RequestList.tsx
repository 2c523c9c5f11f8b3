import type { PrivacyRequest } from '#contract/privacy/privacy.ts'
import { formatDayNumber } from '#words/basics/dates.ts'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import type { PrivacyWords } from '#words/privacy/fr.ts'

interface RequestListProps {
  requests: readonly PrivacyRequest[]
  words: PrivacyWords
  locale: Locale
}

/** What was asked, when, and until when it is answered. */
export function RequestList({ requests, words, locale }: RequestListProps) {
  const said = words.account
  if (requests.length === 0) return <p className="opacity-80">{said.noRequests}</p>
  const day = (instant: string) => formatDayNumber(instant.slice(0, 10), locale)
  return (
    <ul className="flex flex-col">
      {requests.map(({ id, kind, state, receivedAt, dueAt, doneAt }) => (
        <li key={id} className="flex flex-wrap gap-x-6 gap-y-1 border-ink/10 border-t py-3">
          <span className="font-medium">{words.kinds[kind]}</span>
          <span>{words.states[state]}</span>
          <span>{fill(said.received, { date: day(receivedAt) })}</span>
          <span>{doneAt ? fill(said.done, { date: day(doneAt) }) : fill(said.due, { date: day(dueAt) })}</span>
        </li>
      ))}
    </ul>
  )
}
