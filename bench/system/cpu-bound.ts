import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pidsOfTrees } from './process-tree.ts'

/** As short as the kernel takes it for an eighth: whoever has used up their part holds their locks until the next begins. */
const PERIOD_MICROSECONDS = 8_000

/** A process and all below it, which get no more than a part of a core while they are bound. */
export interface CpuBound {
  bind(): void
  free(): void
  /** Once its processes have ended. */
  remove(): void
}

/** How a kernel is told: its control groups of the first kind, or of the second. */
const KINDS = [
  {
    root: '/sys/fs/cgroup/cpu',
    isThere: (root: string) => existsSync(join(root, 'cpu.cfs_quota_us')),
    tell: (group: string, quota: number | null) => {
      write(join(group, 'cpu.cfs_period_us'), PERIOD_MICROSECONDS)
      write(join(group, 'cpu.cfs_quota_us'), quota ?? -1)
    },
  },
  {
    root: '/sys/fs/cgroup',
    isThere: (root: string) => existsSync(join(root, 'cgroup.controllers')),
    tell: (group: string, quota: number | null) =>
      write(join(group, 'cpu.max'), `${quota ?? 'max'} ${PERIOD_MICROSECONDS}`),
  },
] as const

/** Null where the system binds nobody: elsewhere than on Linux, or without the right to ask for it. */
export function createCpuBound(pid: number, part: number): CpuBound | null {
  const kind = KINDS.find(({ root, isThere }) => isThere(root))
  if (!kind) return null
  const group = join(kind.root, `cuvee-bench-${pid}`)
  try {
    mkdirSync(group, { recursive: true })
    kind.tell(group, null)
  } catch {
    removeEmpty(group)
    return null
  }
  for (const one of pidsOfTrees([pid])) addTo(group, one)
  return {
    remove: () => rmdirSync(group),
    bind: () => kind.tell(group, Math.round(part * PERIOD_MICROSECONDS)),
    free: () => kind.tell(group, null),
  }
}

function removeEmpty(group: string): void {
  if (existsSync(group)) rmdirSync(group)
}

function addTo(group: string, pid: number): void {
  try {
    write(join(group, 'cgroup.procs'), pid)
  } catch {
    // It ended while we were looking.
  }
}

function write(file: string, value: number | string): void {
  writeFileSync(file, String(value))
}
