import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import type { OfficeArea } from '#contract/office/closed-sets.ts'
import type { Dashboard, getDashboard, Turnover } from '#contract/office/dashboard.ts'
import {
  countTasks,
  listBestProducts,
  listSoldStock,
  listTurnoverDays,
  readAttendance,
} from '#db/queries/office/dashboard.ts'
import { cents, euros } from '#rules/basics/money.ts'
import { addDays, parisDay, parisInstant } from '#rules/basics/paris-time.ts'
import { mayDo } from '#rules/office/rights.ts'
import { daysLeft, PACE_DAYS } from '#rules/office/running-out.ts'
import { turnoverReport, turnoverSince } from '#rules/office/turnover.ts'

const MONTH_DAYS = 30
/** Whoever is still choosing has left nothing. */
const IDLE_MS = 3_600_000

export const handleGetDashboard: Handler<typeof getDashboard> = async (_, parts) => {
  const sees = (area: OfficeArea) =>
    parts.principal !== null && mayDo({ role: parts.principal.officeRole, area, needs: 'read' })
  const tasks = await taskFigures(parts, sees)
  const shop = sees('orders') ? await shopFigures(parts) : NO_SHOP
  const runningOut = sees('stock') ? await scarceStock(parts) : null
  return { value: { dashboard: { ...tasks, ...shop, runningOut } } }
}

type Parts = Pick<HandlerContext, 'db' | 'now' | 'locale'>
type Tasks = Pick<Dashboard, 'orders' | 'returns' | 'messages' | 'formAnswers' | 'privacy' | 'mails'>

async function taskFigures({ db, now }: Parts, sees: (area: OfficeArea) => boolean): Promise<Tasks> {
  const tasks = await countTasks(db, now)
  const { toPrepare, inPreparation, toHandOver, held, withdrawals } = tasks
  const { returnsToDecide: toDecide, returnsUnderWay: underWay, returnsToRefund: toRefund } = tasks
  const nextDueAt = tasks.privacyNextDueAt?.toISOString() ?? null
  return {
    orders: sees('orders') ? { toPrepare, inPreparation, toHandOver, held } : null,
    returns: sees('orders') ? { toDecide, underWay, toRefund, withdrawals } : null,
    messages: sees('customers') ? { toAnswer: tasks.messagesToAnswer } : null,
    formAnswers: sees('guests') ? { unread: tasks.answersUnread } : null,
    privacy: sees('privacy') ? { open: tasks.privacyOpen, overdue: tasks.privacyOverdue, nextDueAt } : null,
    mails: sees('mails') ? { failed: tasks.mailsFailed, waiting: tasks.mailsWaiting } : null,
  }
}

type Shop = Pick<Dashboard, 'turnover' | 'bestProducts' | 'cartsLeft' | 'visits'>
const NO_SHOP: Shop = { turnover: null, bestProducts: null, cartsLeft: null, visits: null }

async function shopFigures({ db, now, locale }: Parts): Promise<Shop> {
  const today = parisDay(now)
  const day = addDays(today, 1 - MONTH_DAYS)
  const since = parisInstant(day, 0)
  const [days, bestProducts, attendance] = await Promise.all([
    listTurnoverDays(db, turnoverSince(today)),
    listBestProducts(db, { since, locale }),
    readAttendance(db, { since, day, idleSince: new Date(now.getTime() - IDLE_MS) }),
  ])
  const report = turnoverReport(days, today)
  const { carts, cartsAmount, visits, orders, sources } = attendance
  return {
    turnover: {
      today: sumToWire(report.today),
      month: sumToWire(report.month),
      year: sumToWire(report.year),
      days: report.days.map((one) => ({ day: one.day, ...sumToWire(one) })),
      months: report.months.map((one) => ({ month: one.month, ...sumToWire(one) })),
    },
    bestProducts,
    cartsLeft: { carts, amount: cartsAmount },
    visits: { visits, orders, sources },
  }
}

function sumToWire(sum: { cents: number; orders: number; lastYearCents: number }): Turnover {
  return { amount: euros(cents(sum.cents)), orders: sum.orders, lastYear: euros(cents(sum.lastYearCents)) }
}

async function scarceStock({ db, now, locale }: Parts): Promise<Dashboard['runningOut']> {
  const since = parisInstant(addDays(parisDay(now), -PACE_DAYS), 0)
  const rows = await listSoldStock(db, { since, locale })
  return rows.flatMap((row) => {
    const days = daysLeft(row)
    return days === null ? [] : { ...row, daysLeft: days }
  })
}
