export const reviewPages = { list: () => null }
