export const privacyPages = { list: () => null }
