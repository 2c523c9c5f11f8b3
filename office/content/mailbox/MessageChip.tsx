import type { RaRecord } from 'react-admin'
import { StateChip } from '#office/shell/panel/StateChip.tsx'
import { useBusinessWords, useGuestWords } from '#office/shell/use-screen-words.ts'

/** How a message stands: answered, suspect, new, or waiting for an answer. */
export function MessageChip({ message: { isAnswered, isSuspect, isRead } }: { message: RaRecord }) {
  const words = useBusinessWords().messages
  const { unread } = useGuestWords().mailbox
  if (isAnswered) return <StateChip look="done" label={words.answered} />
  if (isSuspect) return <StateChip look="refused" label={words.suspect} />
  return isRead ? <StateChip look="waiting" label={words.toAnswer} /> : <StateChip look="under-way" label={unread} />
}
