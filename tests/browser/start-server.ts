import pg from 'pg'
import { configure } from '../support/configure-app.ts'
import { adminUrlOf, startServer } from '../support/running-server.ts'
import { CONNECTED } from './connected-estates.ts'

/** One server with the demo estates for all journeys. */
export default async function start(): Promise<() => Promise<void>> {
  const server = await startServer()
  process.env.CUVEE_TEST_PORT = String(server.port)
  process.env.CUVEE_TEST_DATABASE = adminUrlOf(server)
  await connectEstates()
  process.env.CUVEE_TEST_DATA = server.dataDir
  return server.stop
}

/** Two of the estates have connectors, and not the same; the third has none. */
async function connectEstates(): Promise<void> {
  const admin = new pg.Client({ connectionString: process.env.CUVEE_TEST_DATABASE ?? '' })
  await admin.connect()
  await admin.query(`delete from estate.external_apps where app <> 'PRODUCT_FILE_GENERATOR'`)
  for (const { id, connectors } of CONNECTED) {
    for (const [app, config] of Object.entries(connectors)) await configure(admin, id, app, config)
  }
  await admin.end()
}
