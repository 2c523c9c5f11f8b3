import type { Handler } from '#api/calls/handler.ts'
import { EVENTS_ROUTE } from '#contract/events/closed-sets.ts'
import type { listRegistrations } from '#contract/events/events.ts'
import { findEventRow } from '#db/queries/events/events.ts'
import { type RegistrationRow, registrationsOf } from '#db/queries/events/registrations.ts'
import { placesLeft } from '#rules/basics/places.ts'

export const handleListRegistrations: Handler<typeof listRegistrations> = async ({ params }, { db }) => {
  const event = params.route === EVENTS_ROUTE ? await findEventRow(db, params.id) : undefined
  if (!event) return { refusal: 'element-not-found' }
  const rows = await registrationsOf(db, params.id)
  const people = (state: RegistrationRow['state']) =>
    rows.filter((row) => row.state === state).reduce((sum, row) => sum + row.people, 0)
  const coming = people('COMING')
  return {
    value: {
      registrations: rows.map(registrationForEstate),
      total: rows.length,
      coming,
      waiting: people('WAITING'),
      placesLeft: placesLeft(event.capacity, coming),
    },
  }
}

function registrationForEstate(row: RegistrationRow) {
  const { id, state, people, firstname, lastname, email, phone, message, locale } = row
  return {
    id,
    state,
    people,
    firstname,
    lastname,
    email,
    phone,
    message,
    locale,
    createdAt: row.created_at.toISOString(),
  }
}
