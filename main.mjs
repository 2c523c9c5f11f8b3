import cluster from 'node:cluster'
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'

// This file alone is not TypeScript: nothing is kept of a first file, and Node's own compiler, read for its sake, would stay
// in every process with 12 MB.

// What is built is read as a few small files; development reads the sources as they are.
const programs =
  process.env.CUVEE_DEV === '1' ? { folder: './run/', ending: 'ts' } : { folder: './build/server/', ending: 'js' }
const read = (name) => import(`${programs.folder}${name}.${programs.ending}`)

/** One process looks after the database and the others; those serve. */
if (cluster.isPrimary) {
  // It reads little and waits for long: its young generation stays as small as it begins, 6 MB less.
  setFlagsFromString('--semi-space-growth-factor=1')
  process.env.NODE_COMPILE_CACHE = fileURLToPath(new URL('./build/compile-cache', import.meta.url))
  enableCompileCache(process.env.NODE_COMPILE_CACHE)
  const { runPrimary } = await read('primary')
  await runPrimary(process.env)
} else {
  const { runWorker } = await read('worker')
  await runWorker()
}
