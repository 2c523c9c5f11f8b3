/** Asks for a thing whole: without it, what a list has told of it would stand for it until the answer comes. */
export const WHOLE = { meta: { isWhole: true } } as const
