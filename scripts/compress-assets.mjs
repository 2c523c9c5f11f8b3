import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const COMPRESSIBLE = /\.(js|css|svg|json)$/

/** Writes `.br` and `.gz` beside each asset, once per build, so that serving one costs no compression. */
export async function compressAssets(folder) {
  for (const name of readdirSync(folder).filter((file) => COMPRESSIBLE.test(file))) {
    const path = join(folder, name)
    const bytes = readFileSync(path)
    writeFileSync(`${path}.br`, brotliCompressSync(bytes))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
