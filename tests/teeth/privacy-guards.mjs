/** The guards of newsletters and of what is known of a person; see guards.mjs. */
export const privacyGuards = [
  {
    guard: 'an account learns of newsletters only for an address that it has shown to be its own',
    file: 'api/newsletters/get-newsletter-subscription.ts',
    find: 'isProven ? await findReaderByEmail(db, email) : undefined',
    put: 'await findReaderByEmail(db, email)',
    test: 'api/newsletters/get-newsletter-subscription.call.test.ts',
  },
  {
    guard: 'a mailbox proves an account’s address only from that account’s session',
    file: 'api/newsletters/confirm-newsletter.ts',
    find: 'if (principal && principal.id === link.user_id) await proveAddress(db, { userId: principal.id, email: link.email })',
    put: 'if (link.user_id) await proveAddress(db, { userId: link.user_id, email: link.email })',
    test: 'api/newsletters/confirm-newsletter.call.test.ts',
  },
  {
    guard: 'nobody is subscribed by somebody else: an unproven account is asked by a mail',
    file: 'api/newsletters/set-newsletter-subscription.ts',
    find: '  if (isProven) {\n',
    put: '  if (email !== null) {\n',
    test: 'api/newsletters/set-newsletter-subscription.call.test.ts',
  },
]
