import { createRequire } from 'node:module'
import { join } from 'node:path'

export interface VendureOrders {
  /** Where its packages lie. */
  home: string
  /** Fills an empty database and ends; answers shoppers; does what is put off. */
  role: 'fill' | 'serve' | 'work'
  port: number
  database: { host: string; port: number; username: string; password: string; database: string }
  /** As large as ours. */
  poolSize: number
  /** The products, as its importer reads them. */
  products: string
}

interface App {
  close(): Promise<void>
  startJobQueue(): Promise<void>
}

/** The part of the peer that is used here. */
interface Vendure {
  bootstrap(config: object): Promise<App>
  bootstrapWorker(config: object): Promise<App>
  dummyPaymentHandler: object
  DefaultLogger: new (options: object) => object
  DefaultSearchPlugin: { init(options: object): object }
  DefaultJobQueuePlugin: { init(options: object): object }
  LogLevel: { Error: number }
}

const INITIAL = {
  defaultLanguage: 'en',
  defaultZone: 'Europe',
  countries: [{ name: 'France', code: 'FR', zone: 'Europe' }],
  taxRates: [{ name: 'Standard Tax', percentage: 20 }],
  shippingMethods: [{ name: 'Courier', price: 0 }],
  paymentMethods: [
    {
      name: 'Dummy',
      handler: { code: 'dummy-payment-handler', arguments: [{ name: 'automaticSettle', value: 'true' }] },
    },
  ],
  collections: [],
}

process.once('disconnect', () => process.exit(0))
const orders = JSON.parse(process.argv[2] ?? '') as VendureOrders
const load = createRequire(join(orders.home, 'package.json'))
const vendure = load('@vendure/core') as Vendure
await roles()[orders.role]()
process.send?.('done')

function roles(): Record<VendureOrders['role'], () => Promise<unknown>> {
  return {
    fill: async () => {
      const { populate } = load('@vendure/core/cli') as {
        populate(...given: [start: () => Promise<App>, initial: object, products: string]): Promise<App>
      }
      const app = await populate(() => vendure.bootstrap(config()), INITIAL, orders.products)
      await app.close()
    },
    serve: () => vendure.bootstrap(config()),
    work: async () => (await vendure.bootstrapWorker(config())).startJobQueue(),
  }
}

/** As its documentation sets a shop up for production, with its own search and its own queue in the database. */
function config(): object {
  const { database, poolSize, port, role } = orders
  return {
    apiOptions: { port, hostname: '127.0.0.1', adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
    authOptions: {
      tokenMethod: ['bearer'],
      superadminCredentials: { identifier: 'superadmin', password: 'measured-only' },
      cookieOptions: { secret: 'only for measuring' },
    },
    dbConnectionOptions: { type: 'postgres', ...database, poolSize, synchronize: role === 'fill', logging: false },
    paymentOptions: { paymentMethodHandlers: [vendure.dummyPaymentHandler] },
    logger: new vendure.DefaultLogger({ level: vendure.LogLevel.Error }),
    plugins: [vendure.DefaultJobQueuePlugin.init({}), vendure.DefaultSearchPlugin.init({})],
  }
}
