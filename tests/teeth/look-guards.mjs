/** Guards of the look of a site: what of a draft is seen, by whom, and what is published. */
export const lookGuards = [
  {
    guard: 'who holds an old draft overwrites nobody',
    file: 'api/sites/looks/change-draft.ts',
    find: "  if (draft.version !== version) return { refusal: 'changed-meanwhile' }\n",
    put: '',
    test: 'api/sites/looks/save-look-draft.call.test.ts',
  },
  {
    guard: 'what is planned is not changed unseen',
    file: 'api/sites/looks/change-draft.ts',
    find: "  if (draft.publish_at) return { refusal: 'look-planned' }\n",
    put: '',
    test: 'api/sites/looks/publish-look.call.test.ts',
  },
  {
    guard: 'what cannot be read is not published',
    file: 'api/sites/looks/publish-look.ts',
    find: "  if (!isReadableLook(draft.content)) return { refusal: 'look-unreadable' }\n",
    put: '',
    test: 'api/sites/looks/publish-look.call.test.ts',
  },
  {
    guard: 'a draft names pictures and typefaces of its own estate only',
    file: 'api/sites/looks/save-look-draft.ts',
    find: '  if (Object.keys(problems).length > 0) return { problems }\n',
    put: '',
    test: 'api/sites/looks/save-look-draft.call.test.ts',
  },
  {
    guard: 'a page in the draft is kept for nobody',
    file: 'site/server/page-server.ts',
    find: 'isRead && draft === null && renderer',
    put: 'isRead && renderer',
    test: 'tests/draft-look.call.test.ts',
  },
  {
    guard: 'the colour over pictures is a colour',
    file: 'rules/sites/parameters.ts',
    find: '_COLOR(_ON_TOP)?$',
    put: '_COLOR$',
    test: 'rules/sites/looks/look-content.test.ts',
  },
  {
    guard: 'a file that only begins like a typeface is none',
    file: 'providers/pictures/take-typeface.ts',
    find: 'return canDraw(bytes) ? {',
    put: 'return bytes ? {',
    test: 'api/sites/looks/add-typeface.call.test.ts',
  },
  {
    guard: 'nobody is told of typefaces before they are used',
    file: 'api/sites/get-site-info.ts',
    find: '.filter(({ family }) => isUsed.has(family))',
    put: '',
    test: 'api/sites/looks/add-typeface.call.test.ts',
  },
]
