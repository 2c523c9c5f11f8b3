/** Prints each step with the time since the start. */
export function createProgress(startedAt: number): (step: string) => void {
  return (step) => {
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
    process.stdout.write(`[${seconds.padStart(5)} s] ${step}\n`)
  }
}
