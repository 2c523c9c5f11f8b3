export const giftCardPages = { list: () => null }
