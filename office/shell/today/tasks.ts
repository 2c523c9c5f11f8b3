import type { Dashboard } from '#contract/office/dashboard.ts'

type TaskName =
  | 'toPrepare'
  | 'inPreparation'
  | 'toHandOver'
  | 'held'
  | 'messages'
  | 'formAnswers'
  | 'returns'
  | 'withdrawals'
  | 'toRefund'
  | 'privacy'
  | 'mails'

/** Something to be done: how many, and the list in which they are. */
interface Task {
  name: TaskName
  count: number
  screen: string
  filter: Readonly<Record<string, unknown>>
}

/** What waits for somebody, in the order of a day. What one may not see is not there; rare things only when there are some. */
export function tasksOf({ orders, returns, messages, formAnswers, privacy, mails }: Dashboard): Task[] {
  const tasks: (Task | false | null)[] = [
    orders && task('toPrepare', { count: orders.toPrepare, screen: 'orders', filter: { fulfilment: 'PAID' } }),
    orders &&
      task('inPreparation', {
        count: orders.inPreparation,
        screen: 'orders',
        filter: { fulfilment: 'IN_PREPARATION' },
      }),
    orders &&
      task('toHandOver', { count: orders.toHandOver, screen: 'orders', filter: { fulfilment: 'READY_FOR_PICKUP' } }),
    messages && task('messages', { count: messages.toAnswer, screen: 'messages', filter: { box: 'OPEN' } }),
    formAnswers !== null &&
      formAnswers.unread > 0 &&
      task('formAnswers', { count: formAnswers.unread, screen: 'formAnswers', filter: { isRead: 'false' } }),
    returns && task('returns', { count: returns.toDecide, screen: 'returns', filter: { state: 'ASKED' } }),
    returns && task('toRefund', { count: returns.toRefund, screen: 'returns', filter: { state: 'RECEIVED' } }),
    returns !== null &&
      returns.withdrawals > 0 &&
      task('withdrawals', { count: returns.withdrawals, screen: 'returns', filter: {} }),
    privacy && task('privacy', { count: privacy.open, screen: 'privacyRequests', filter: { state: 'OPEN' } }),
    orders !== null &&
      orders.held > 0 &&
      task('held', { count: orders.held, screen: 'orders', filter: { money: 'HELD' } }),
    mails !== null &&
      mails.failed > 0 &&
      task('mails', { count: mails.failed, screen: 'mails', filter: { hasFailed: 'true' } }),
  ]
  return tasks.filter((one) => one !== null && one !== false)
}

function task(name: TaskName, rest: Omit<Task, 'name'>): Task {
  return { name, ...rest }
}
