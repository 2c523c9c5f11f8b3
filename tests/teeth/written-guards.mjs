/** The guards of what the estate writes; see guards.mjs. */
export const writtenGuards = [
  {
    guard: 'an announcement that is not active says nothing',
    file: 'db/queries/content/popups.ts',
    find: "    .where('popups.is_published', '=', true)\n",
    put: '',
    test: 'api/content/popup-resource.call.test.ts',
  },
  {
    guard: 'an announcement that is not active opens nowhere',
    file: 'db/queries/content/popups.ts',
    find: "    .where('is_published', '=', true)\n",
    put: '',
    test: 'tests/written-pages.call.test.ts',
  },
  {
    guard: 'news are cleaned before they are kept',
    file: 'api/journal/news-resource.ts',
    find: "  prepare: (typed) => withCleanTexts(typed, 'content'),\n",
    put: '',
    test: 'api/journal/news-resource.call.test.ts',
  },
  {
    guard: 'articles are cleaned before they are kept',
    file: 'api/journal/blog-resource.ts',
    find: "  prepare: (typed) => withCleanTexts(typed, 'content'),\n",
    put: '',
    test: 'api/journal/blog-resource.call.test.ts',
  },
  {
    guard: 'a folder does not lie in itself',
    file: 'api/journal/blog-folder-resource.ts',
    find: "      if (trail.some(({ id }) => id === before?.id)) problems.parentId = { problem: 'invalid' }\n",
    put: '',
    test: 'api/journal/blog-folder-resource.call.test.ts',
  },
  {
    guard: 'partners and events are not made as bare elements',
    file: 'api/content/element-resource.ts',
    find: "    if (OTHERS.has(fields.route)) problems.route = { problem: 'invalid' }\n",
    put: '',
    test: 'api/content/element-resource.call.test.ts',
  },
  {
    guard: 'a position that was typed does not move with the town',
    file: 'api/content/partner-resource.ts',
    find: '  if (isTyped && !(isAsBefore && (await isMiddle(db, was)))) return given\n',
    put: '',
    test: 'api/content/partner-resource.call.test.ts',
  },
]
