import { configure } from '#tests/support/configure-app.ts'
import { startServer } from '#tests/support/running-server.ts'
import { connectToServer } from '#tests/support/server-database.ts'
import { CONNECTED, PARAMETERS_OF_YSALINE } from './connected-estates.ts'

/** One server with the demo estates for all journeys. */
export default async function start(): Promise<() => Promise<void>> {
  // As behind a proxy: journeys say from which place their visitor comes.
  const server = await startServer({ TRUST_PROXY: '1' })
  process.env.CUVEE_TEST_PORT = String(server.port)
  process.env.CUVEE_TEST_DATA = server.dataDir
  await connectEstates(server.dataDir)
  return server.stop
}

/** Two of the estates have connectors, and not the same; the third has none. */
async function connectEstates(dataDir: string): Promise<void> {
  const db = await connectToServer(dataDir)
  await db.query(`delete from estate.external_apps where app <> 'PRODUCT_FILE_GENERATOR'`)
  for (const { id, connectors } of CONNECTED) {
    for (const [app, config] of Object.entries(connectors)) await configure(db, { siteId: id, app, config })
  }
  for (const [type, value] of Object.entries(PARAMETERS_OF_YSALINE)) {
    await db.query('update estate.parameters set value = $2 where site_id = 3 and type = $1', [type, value])
  }
  await db.end()
}
