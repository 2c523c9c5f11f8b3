import cluster from 'node:cluster'
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'

// This file alone is not TypeScript: nothing is kept of a first file, and Node's own compiler, read for its sake, would stay
// in every process with 12 MB.
enableCompileCache(fileURLToPath(new URL('./build/compile-cache', import.meta.url)))

/** One process looks after the database and the others; those serve. */
if (cluster.isPrimary) {
  // It reads little and waits for long: its young generation stays as small as it begins, 6 MB less.
  setFlagsFromString('--semi-space-growth-factor=1')
  const { runPrimary } = await import('./run/primary.ts')
  await runPrimary(process.env)
} else {
  const { runWorker } = await import('./run/worker.ts')
  await runWorker()
}
