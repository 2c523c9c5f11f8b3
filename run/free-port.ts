import { createServer } from 'node:net'

/** Throws one sentence when the port cannot be had. */
export async function assertPortFree(port: number, host: string): Promise<void> {
  if (port === 0) return
  const server = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, host, resolve)
    })
  } catch (error) {
    throw new Error(portReason({ code: (error as NodeJS.ErrnoException).code, port, host }))
  }
  await new Promise((resolve) => server.close(resolve))
}

export function portReason({ code, port, host }: { code: string | undefined; port: number; host: string }): string {
  if (code === 'EADDRINUSE') return `The port ${port} is already in use; stop what uses it or set PORT to another.`
  if (code === 'EACCES') return `The port ${port} needs more rights than this user has; set PORT to 1024 or above.`
  return `The address ${host}:${port} cannot be listened on (${code}); check HOST and PORT.`
}
