import { generateSecret, generateURI, verifySync } from 'otplib'

/** Clocks of telephones go wrong by some seconds: the code before and the one after count too. */
const TOLERANCE_SECONDS = 30

/** What an authenticator app shares with us: 160 bits (RFC 6238). */
export function createFactorSecret(): string {
  return generateSecret()
}

/** What the app reads from a QR code: whose account, at which estate. */
export function factorUri({ secret, email, estate }: { secret: string; email: string; estate: string }): string {
  return generateURI({ issuer: estate, label: email, secret })
}

interface GivenCode {
  secret: string
  /** Six digits. */
  code: string
  now: Date
  /** The time step of the last code that was used: none counts twice. */
  after: number | null
}

/** The time step whose code was given; null when it is wrong, too old or used already. */
export function findTimeStep({ secret, code, now, after }: GivenCode): number | null {
  const checked = verifySync({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: TOLERANCE_SECONDS,
    ...(after === null ? {} : { afterTimeStep: after }),
  })
  return checked.valid && 'timeStep' in checked ? checked.timeStep : null
}
