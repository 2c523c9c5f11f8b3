/** Apart from those of signing in, which every page of the shop carries along. */
export const getUserAddresses = { method: 'GET', path: '/user/address' } as const
export const addUserAddress = { method: 'POST', path: '/user/address' } as const
export const updateUserAddress = { method: 'PUT', path: '/user/address/:id' } as const
export const deleteUserAddress = { method: 'DELETE', path: '/user/address/:id' } as const
