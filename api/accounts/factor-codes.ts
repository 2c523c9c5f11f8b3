import { createHash, randomInt } from 'node:crypto'
import type { HandlerContext } from '#api/calls/handler.ts'
import { lockFactor, noteStep, replaceRecoveryCodes, takeRecoveryCode } from '#db/queries/accounts/second-factors.ts'
import type { SiteDb } from '#db/site-db.ts'
import { findTimeStep } from '#providers/second-factors/authenticator.ts'
import { isAppCode, plainCode, RECOVERY_CODES } from '#rules/accounts/second-factor.ts'
import { tellAccount } from './tell-account.ts'

/** Nothing that is mistaken for another: no I, L, O, U, 0, 1. Twelve of them are 59 bits. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const GROUPS = 3
const GROUP = 4

type Parts = Pick<HandlerContext, 'secrets' | 'site' | 'now' | 'randomId'>

/** What a factor's secret is sealed for. */
export function factorSecretName(siteId: number, userId: string): string {
  return `${siteId} second factor ${userId}`
}

interface GivenCode {
  userId: number
  code: string
  parts: Parts
}

/** Whether a code opens: of the app, or a recovery code. Each opens once. */
export async function takeCode(db: SiteDb, { userId, code, parts }: GivenCode): Promise<boolean> {
  const plain = plainCode(code)
  if (isAppCode(plain)) return takeAppCode(db, { userId, code: plain, parts })
  const { now, randomId } = parts
  const isTaken = await takeRecoveryCode(db, { userId, codeHash: hashCode(userId, plain), now })
  if (isTaken) await tellAccount(db, { userId, change: 'RECOVERY_CODE', now, randomId })
  return isTaken
}

/** Of the app only: shows that it works. */
export async function takeAppCode(db: SiteDb, { userId, code, parts }: GivenCode): Promise<boolean> {
  const { secrets, site, now } = parts
  const factor = await lockFactor(db, userId)
  if (!factor || !isAppCode(code)) return false
  const secret = secrets.open(factor.sealed_secret, factorSecretName(site.id, String(userId)))
  const step = findTimeStep({ secret, code, now, after: factor.last_step })
  if (step === null) return false
  await noteStep(db, { userId, step })
  return true
}

/** Ten new ones, as they are shown once; the old ones end. */
export async function makeRecoveryCodes(db: SiteDb, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, createCode)
  await replaceRecoveryCodes(db, { userId, hashes: codes.map((code) => hashCode(userId, plainCode(code))) })
  return codes
}

function createCode(): string {
  const group = () => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

function hashCode(userId: number, plain: string): Uint8Array {
  return createHash('sha256').update(`recovery ${userId} ${plain}`).digest()
}
