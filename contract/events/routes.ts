/** Where the calls of this subject live. No zod here: screens ask by these. */
export const getEvents = { method: 'GET', path: '/event' } as const
export const getEvent = { method: 'GET', path: '/event/:id' } as const
export const registerForEvent = { method: 'POST', path: '/element/:route/:id/register' } as const
export const listRegistrations = { method: 'GET', path: '/admin/element/:route/:id/registrations' } as const
export const getRegistration = { method: 'GET', path: '/event/registration/:token' } as const
export const getNextRegistration = { method: 'GET', path: '/user/event' } as const
export const cancelRegistration = { method: 'POST', path: '/event/registration/:token/cancel' } as const
export const noteRegistration = { method: 'PUT', path: '/admin/registration/:id/note' } as const
export const withdrawRegistration = { method: 'POST', path: '/admin/registration/:id/cancel' } as const
export const getRegistrationCalendar = { method: 'GET', path: '/event/registration/:token/calendar' } as const
