/** Guards of events: who comes, and how many. */
export const eventGuards = [
  {
    guard: 'places of an event are taken one after the other',
    file: 'db/queries/events/registrations.ts',
    find: "    .where('element_id', '=', elementId)\n    .forUpdate()\n",
    put: "    .where('element_id', '=', elementId)\n",
    test: 'api/events/register-for-event.call.test.ts',
  },
  {
    guard: 'a registration is cancelled once, however often it is asked',
    file: 'api/events/give-places-back.ts',
    find: "if (await moveRegistration(db, { id, from: ['COMING', 'WAITING'], to: 'CANCELLED', now })) {",
    put: "if ((await moveRegistration(db, { id, from: ['COMING', 'WAITING'], to: 'CANCELLED', now })) || event) {",
    test: 'api/events/cancel-registration.call.test.ts',
  },
  {
    guard: 'nobody registers for an event that has begun',
    file: 'api/events/register-for-event.ts',
    find: "  if (isPast({ startsAt: event.starts_at, now })) return { refusal: 'event-over' }\n",
    put: '',
    test: 'api/events/register-for-event.call.test.ts',
  },
  {
    guard: 'what is not published is not shown',
    file: 'db/queries/content/elements.ts',
    find: ".where('elements.is_published', '=', true)",
    put: '',
    test: 'api/content/get-element.call.test.ts',
  },
  {
    guard: 'a stranger’s letter-box is not filled by registering',
    file: 'api/events/register-for-event.ts',
    find: "  if (wait !== null) return { refusal: 'too-many-requests', retryAfterSeconds: wait }\n",
    put: '',
    test: 'api/events/register-for-event.call.test.ts',
  },
  {
    guard: 'an account is told of registrations of a confirmed address only',
    file: 'api/events/get-next-registration.ts',
    find: 'isProven ? await listRegistrationsAhead(db, { email, now }) : []',
    put: 'await listRegistrationsAhead(db, { email, now })',
    test: 'api/events/get-next-registration.call.test.ts',
  },
  {
    guard: 'room at an event never falls below who comes',
    file: 'api/events/event-resource.ts',
    find: "    if (event.capacity < taken) problems.capacity = { problem: 'too-small', limit: taken }\n",
    put: '',
    test: 'api/events/event-resource.call.test.ts',
  },
  {
    guard: 'nobody registers where registration is closed',
    file: 'api/events/register-for-event.ts',
    find: "  if (!event.is_open) return { refusal: 'event-closed' }\n",
    put: '',
    test: 'api/events/event-resource.call.test.ts',
  },
]
