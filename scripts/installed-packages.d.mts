export interface LockedPackage {
  version: string
  dev?: boolean
  optional?: boolean
  devOptional?: boolean
}

export interface Lock {
  packages: Record<string, LockedPackage>
}

export function packagesToRun(lock: Lock): [path: string, LockedPackage][]
export function packagesToBuild(lock: Lock): [path: string, LockedPackage][]
export function holdsAll(installed: Partial<Lock>, packages: [path: string, LockedPackage][]): boolean
