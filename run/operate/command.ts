export const print = (line: string) => process.stdout.write(`${line}\n`)

/** Runs what npm was asked for: it answers how it ends, and what goes wrong is one sentence. */
export async function runCommand(work: () => Promise<number>): Promise<void> {
  process.exitCode = await work().catch((error: Error) => {
    process.stderr.write(`cuvee: ${error.message}\n`)
    return 1
  })
}
