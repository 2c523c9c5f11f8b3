export const mailPages = { list: () => null }
