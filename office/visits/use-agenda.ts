import { getAgenda } from '#contract/visits/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { useAnswer } from '#office/shell/use-answer.ts'

interface AgendaRequest {
  date: string
  days: number
}

/** The slots of all visits from a day on, with who comes; nothing is asked without a day. */
export function useAgenda({ date, days }: AgendaRequest) {
  const locale = useSpokenLocale()
  const params = { date, days: String(days) }
  return useAnswer(date === '' ? '' : `${date} ${days} ${locale}`, () => ask(getAgenda, { params }))
}
