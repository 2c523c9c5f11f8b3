type Step = () => Promise<unknown> | unknown

const steps: Step[] = []
let ending: Promise<never> | undefined

/** Remembers what has to be undone before we end, whatever the reason; the last comes first. */
export function undoAtEnd(step: Step): void {
  steps.push(step)
}

export function isEnding(): boolean {
  return ending !== undefined
}

/** Undoes everything once and ends; a second call waits for the first. */
export function endWith(code: number): Promise<never> {
  ending ??= (async () => {
    for (const step of steps.reverse()) {
      await Promise.resolve()
        .then(step)
        .catch((error: Error) => console.error(`bench: ${error.message}`))
    }
    process.exit(code)
  })()
  return ending
}

/** Ctrl-C, SIGTERM, or the end of whoever started us. */
export function endWhenAsked(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
    process.on(signal as NodeJS.Signals, () => void endWith(130))
  }
}
