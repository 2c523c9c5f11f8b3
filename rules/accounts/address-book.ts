/** A family, a few friends, an office: nobody has looked for an address among more. */
export const MOST_ADDRESSES = 20
