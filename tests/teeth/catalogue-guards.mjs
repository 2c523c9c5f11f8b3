/** Guards of the catalogue, its stock and its prices in the back office. */
export const catalogueGuards = [
  {
    guard: 'what orders hold does not leave the cellar',
    file: 'rules/catalogue/stock-changes.ts',
    find: 'quantity - (levels.get(holder)?.reserved ?? 0)',
    put: 'quantity',
    test: 'api/catalogue/book-stock.call.test.ts',
  },
  {
    guard: 'stocks are locked before they are looked at',
    file: 'db/queries/catalogue/stock-books.ts',
    find: '  return readStocks(db, ids)\n}\n\nasync',
    put: '  return found\n}\n\nasync',
    test: 'api/catalogue/book-stock.call.test.ts',
  },
  {
    guard: 'a count is of the stock that its counter has seen',
    file: 'api/catalogue/count-stock.ts',
    find: 'if (stock.quantity !== seen)',
    put: 'if (false)',
    test: 'api/catalogue/count-stock.call.test.ts',
  },
  {
    guard: 'a vintage with bottles is not removed',
    file: 'db/migrations/0044-catalogue-office.sql',
    find: 'references estate.vintages (site_id, id);',
    put: 'references estate.vintages (site_id, id) on delete cascade;',
    test: 'api/catalogue/product-resource.call.test.ts',
  },
  {
    guard: 'a part with the id of another thing’s part is not taken',
    file: 'api/office/save-record.ts',
    find: 'if (Object.keys(problems).length > 0) return { problems }',
    put: '',
    test: 'api/catalogue/product-resource.call.test.ts',
  },
  {
    guard: 'what was sold or is in the cellar is not removed',
    file: 'api/office/resource-handlers.ts',
    find: 'if (objection) return objection',
    put: '',
    test: 'api/catalogue/product-resource.call.test.ts',
  },
  {
    guard: 'prices are changed by who has seen them',
    file: 'api/catalogue/change-prices.ts',
    find: 'versionById.get(id) !== version',
    put: 'false',
    test: 'api/catalogue/change-prices.call.test.ts',
  },
  {
    guard: 'a reduction that is over is not begun',
    file: 'api/catalogue/turn-price-plan.ts',
    find: "kind === 'DISCOUNT' && !isOver",
    put: "kind === 'DISCOUNT'",
    test: 'api/catalogue/change-prices.call.test.ts',
  },
]
