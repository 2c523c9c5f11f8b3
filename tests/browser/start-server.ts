import { startServer } from '../support/running-server.ts'

/** One server with the demo estates for all journeys. */
export default async function start(): Promise<() => Promise<void>> {
  const server = await startServer()
  process.env.CUVEE_TEST_PORT = String(server.port)
  process.env.CUVEE_TEST_DATA = server.dataDir
  return server.stop
}
