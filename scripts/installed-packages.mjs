// Compares the lock file with the one that npm keeps of what it has really installed.

/** What the server needs to run, as [path, package]. */
export function packagesToRun(lock) {
  return packagesToBuild(lock).filter(([, { dev }]) => !dev)
}

/** What building and testing need. Optional packages are for some platforms only: npm knows which. */
export function packagesToBuild(lock) {
  return Object.entries(lock.packages).filter(
    ([path, { optional, devOptional }]) => path !== '' && !optional && !devOptional,
  )
}

export function holdsAll(installed, packages) {
  return packages.every(([path, { version }]) => installed.packages?.[path]?.version === version)
}
