import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('../../run/commands/read-books.ts', import.meta.url))

/** What `npm run books` finds wrong beside a running server: a line each, none when all estates balance. */
export function readBooks(dataDir: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, DATA_DIR: dataDir, NODE_OPTIONS: '' }
    execFile(process.execPath, [PROGRAM], { env }, (error, printed, complaints) => {
      if (!error) return resolve([])
      const told = printed.split('\n').filter((line) => line.includes(' should be '))
      if (told.length > 0) resolve(told.map((line) => line.trim()))
      else reject(new Error(complaints || error.message))
    })
  })
}
