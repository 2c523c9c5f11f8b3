export const parameterPages = { list: () => null }
