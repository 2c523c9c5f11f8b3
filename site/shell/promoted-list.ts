/** What is promoted just now, as every page asks for it: one question, kept once. */
export const PROMOTED_LIST = { promoted: 'true', nbItem: 1, page: 1 } as const
