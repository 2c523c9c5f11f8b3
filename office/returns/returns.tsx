export const returnPages = { list: () => null }
