import cluster from 'node:cluster'
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

enableCompileCache(fileURLToPath(new URL('./build/compile-cache', import.meta.url)))

/** One process looks after the database and the others; those serve. */
if (cluster.isPrimary) {
  const { runPrimary } = await import('./run/primary.ts')
  await runPrimary(process.env)
} else {
  const { runWorker } = await import('./run/worker.ts')
  await runWorker()
}
