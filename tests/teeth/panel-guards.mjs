const CHECK = 'api/content/layouts/check-layout-hash.ts'
const UPLOAD = 'api/content/layouts/upload-layout-preview.ts'
const UPLOAD_TEST = 'api/content/layouts/upload-layout-preview.call.test.ts'
const PANEL_TEST = 'tests/site-panel.call.test.ts'

/** What keeps the panel from visitors, and pictures of pages true. */
export const panelGuards = [
  {
    guard: 'pages with the panel are kept by nobody',
    file: 'site/server/panel-script.ts',
    find: `'cache-control': 'private, no-store', vary`,
    put: `'cache-control': 'public, max-age=60', vary`,
    test: PANEL_TEST,
  },
  {
    guard: 'no panel where one signs in, buys or pays',
    file: 'site/server/panel-script.ts',
    find: 'WITHOUT.has(first) ||',
    put: 'false ||',
    test: PANEL_TEST,
  },
  {
    guard: 'only the layout that is shown is looked at',
    file: CHECK,
    find: 'if (!layout.is_shown)',
    put: 'if (false)',
    test: 'api/content/layouts/check-layout-hash.call.test.ts',
  },
  {
    guard: 'of all who look at a page at once, one is to draw it',
    file: 'db/queries/content/page-layouts.ts',
    find: "    .forUpdate('page_layouts')\n",
    put: '',
    test: 'api/content/layouts/check-layout-hash.call.test.ts',
  },
  {
    guard: 'a picture shows what was checked last',
    file: UPLOAD,
    find: ' || (body.hash ?? hash) !== hash',
    put: '',
    test: UPLOAD_TEST,
  },
  {
    guard: 'a picture of a page has so many pixels at most',
    file: UPLOAD,
    find: '> MOST_PIXELS',
    put: '> MOST_PIXELS * 100',
    test: UPLOAD_TEST,
  },
]
