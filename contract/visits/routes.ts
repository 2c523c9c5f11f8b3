/** Where the calls of this subject live. No zod here: screens ask by these. */
export const getServices = { method: 'GET', path: '/service' } as const
export const getService = { method: 'GET', path: '/service/:id' } as const
export const bookVisit = { method: 'POST', path: '/service/:id/book' } as const
export const getBooking = { method: 'GET', path: '/visit/:token' } as const
export const payDeposit = { method: 'POST', path: '/visit/:token/deposit' } as const
export const getNextVisit = { method: 'GET', path: '/user/visit' } as const
export const moveBooking = { method: 'POST', path: '/visit/:token/move' } as const
export const cancelBooking = { method: 'POST', path: '/visit/:token/cancel' } as const
export const getBookingCalendar = { method: 'GET', path: '/visit/:token/calendar' } as const
export const getAgenda = { method: 'GET', path: '/admin/visit/agenda/:date/:days' } as const
export const relocateBooking = { method: 'POST', path: '/admin/visit/:id/move' } as const
export const enterBooking = { method: 'POST', path: '/admin/service/:id/booking' } as const
export const withdrawBooking = { method: 'POST', path: '/admin/visit/:id/cancel' } as const
export const getBookings = { method: 'GET', path: '/admin/service/:id/bookings' } as const
