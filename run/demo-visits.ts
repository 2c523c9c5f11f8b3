const DAY_MS = 86_400_000

/** `POST /service/1/book`, and what is sent along. */
type Ask = (call: string, body?: object) => Promise<unknown>

interface Visitor {
  customer: Ask
  now: Date
}

interface VisitWish {
  idService: number
  people: number
  /** From so many days on, the first slot with room. */
  daysAhead: number
}

/** The demo customer books a visit as anybody does, on the first day that suits her. */
export async function bookDemoVisit(
  { customer, now }: Visitor,
  { idService, people, daysAhead }: VisitWish,
): Promise<void> {
  const { idCalendar } = (await customer(`GET /service/${idService}`)) as { idCalendar: number }
  const from = new Date(now.getTime() + daysAhead * DAY_MS)
  const slot = (await firstSlot({ customer, now: from }, idCalendar)) ?? fail(idService)
  await customer(`POST /service/${idService}/book`, {
    ...slot,
    people,
    language: 'fr',
    firstname: 'Hélène',
    lastname: 'Marchandeau',
    email: 'client@example.com',
    phone: '+33612345678',
    message: '',
    consent: true,
  })
}

/** Of that day's month, or of the next one. */
async function firstSlot({ customer, now }: Visitor, idCalendar: number) {
  const day = now.toISOString().slice(0, 10)
  for (const months of [0, 1]) {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1))
    const path = `/calendar/${idCalendar}/date/allowed/${month.getUTCMonth() + 1}/${month.getUTCFullYear()}`
    const { dates } = (await customer(`GET ${path}`)) as { dates: { date: string; slots: { idSchedule: number }[] }[] }
    const found = dates.find(({ date }) => date >= day)
    const first = found?.slots[0]
    if (found && first) return { date: found.date, idSchedule: first.idSchedule }
  }
  return null
}

function fail(idService: number): never {
  throw new Error(`The demo’s visit ${idService} has no slot`)
}
