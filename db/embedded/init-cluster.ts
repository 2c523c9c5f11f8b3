import { spawnSync } from 'node:child_process'
import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { asOrdinaryUser } from './ordinary-user.ts'

/** Makes databases and nothing else: being a superuser, it would step over row-level security. */
export const ADMIN = 'cuvee_admin'
/** Owns the tables, and obeys their policies all the same. */
export const OWNER = 'cuvee_owner'

/** Makes the cluster beside its place and moves it in when it is whole: a broken-off start leaves nothing half-made. */
export function initCluster(folder: string, initdb: string): void {
  const unfinished = join(folder, 'data.new')
  rmSync(unfinished, { recursive: true, force: true })
  const { command, args, identity } = asOrdinaryUser({
    folder,
    command: initdb,
    args: [
      `--pgdata=${unfinished}`,
      `--username=${ADMIN}`,
      `--pwfile=${join(folder, 'password')}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ],
  })
  const made = spawnSync(command, args, { ...identity, encoding: 'utf8', cwd: folder })
  if (made.status !== 0) {
    const reason = (made.stderr || made.error?.message || '').trim().split('\n').at(-1)
    throw new Error(`The database cannot be created in ${folder}: ${reason}`)
  }
  renameSync(unfinished, join(folder, 'data'))
}
