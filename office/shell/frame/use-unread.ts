import { useGetList } from 'react-admin'
import { useMe } from '#office/shell/me.ts'
import { maySee } from './menu.ts'

const CLOCK_MS = 300_000

/** How many messages nobody has read, by screen; asked anew with every list, and every five minutes. */
export function useUnread(): Readonly<Record<string, number>> {
  const isAllowed = maySee(useMe().rights, 'customers')
  const { total = 0 } = useGetList(
    'messages',
    { filter: { box: 'UNREAD' }, pagination: { page: 1, perPage: 1 } },
    { enabled: isAllowed, refetchInterval: CLOCK_MS },
  )
  return { messages: isAllowed ? total : 0 }
}
