/** The guards of reviews; see guards.mjs. */
export const reviewGuards = [
  {
    guard: 'a page that could not ask for its reviews is not kept without them',
    file: 'site/reviews/section-reviews.server.tsx',
    find: '    doNotKeep()\n',
    put: '',
    test: 'site/reviews/section-reviews.server.test.ts',
  },
  {
    guard: 'kept pages are renewed when the source of outside reviews is set',
    file: 'api/reviews/set-review-source.ts',
    find: 'sealed, now })\n  await tellChange(db)\n',
    put: 'sealed, now })\n',
    test: 'api/reviews/set-review-source.call.test.ts',
  },
  {
    guard: 'what nobody has read of a forgotten person is deleted',
    file: 'db/queries/privacy/personal-data.ts',
    find: "    goes: sql<boolean>`state <> 'PUBLISHED'`,\n",
    put: '',
    test: 'db/queries/privacy/erase-person.call.test.ts',
  },
  {
    guard: 'the estate is told of an order’s reviews once, not for each change',
    file: 'api/reviews/save-reviews.ts',
    find: '  if (before.some(isWaiting)) return\n',
    put: '',
    test: 'api/reviews/save-reviews.call.test.ts',
  },
]
