/** The marks of the list grammar: `{ name: like('rouge'), price: atMost(20) }`. */
export const like = (text: string) => `lk:${text}`
export const different = (value: string | number) => `df:${value}`
export const lessThan = (value: number) => `lt:${value}`
export const atMost = (value: number) => `lte:${value}`
export const moreThan = (value: number) => `gt:${value}`
export const atLeast = (value: number) => `gte:${value}`
