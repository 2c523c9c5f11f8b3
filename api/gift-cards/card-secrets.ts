import { createHash } from 'node:crypto'
import type { Sealer } from '#providers/secrets/sealer.ts'
import { giftCardCode, readGiftCardCode } from '#rules/gift-cards/gift-card-code.ts'

type Secrets = Pick<Sealer, 'seal' | 'open'>

/** How a card is found: whoever reads the table cannot pay with it. */
function hashCardCode(plain: string): Buffer {
  return createHash('sha256').update(`gift card ${plain}`).digest()
}

/** The hash of a code as it was typed; null when it cannot be one. */
export function hashTypedCode(typed: string): Buffer | null {
  const plain = readGiftCardCode(typed)
  return plain === null ? null : hashCardCode(plain)
}

/** A new code, with what is kept of it: its hash, and itself sealed for its estate alone. */
export function createCardCode({
  siteId,
  secrets,
  randomId,
}: {
  siteId: number
  secrets: Pick<Sealer, 'seal'>
  randomId: () => string
}) {
  const code = giftCardCode(randomId())
  return {
    code_hash: hashCardCode(readGiftCardCode(code) ?? ''),
    sealed_code: secrets.seal(code, cardCodeName(siteId)),
  }
}

export function openCardCode(sealed: Uint8Array, { siteId, secrets }: { siteId: number; secrets: Secrets }): string {
  return secrets.open(sealed, cardCodeName(siteId))
}

/** What a card's code is sealed for. */
export function cardCodeName(siteId: number): string {
  return `${siteId} gift card`
}
