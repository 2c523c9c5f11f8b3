import { useGetList } from 'react-admin'
import { useMe } from '#office/shell/me.ts'
import { maySee } from './menu.ts'

const CLOCK_MS = 300_000

/** How much nobody has read, by screen; asked anew with every list, and every five minutes. */
export function useUnread(): Readonly<Record<string, number>> {
  const { rights } = useMe()
  return {
    messages: useTotal('messages', { filter: { box: 'UNREAD' }, isAllowed: maySee(rights, 'customers') }),
    formAnswers: useTotal('formAnswers', { filter: { isRead: 'false' }, isAllowed: maySee(rights, 'guests') }),
  }
}

function useTotal(name: string, { filter, isAllowed }: { filter: Record<string, string>; isAllowed: boolean }): number {
  const { total = 0 } = useGetList(
    name,
    { filter, pagination: { page: 1, perPage: 1 } },
    { enabled: isAllowed, refetchInterval: CLOCK_MS },
  )
  return isAllowed ? total : 0
}
