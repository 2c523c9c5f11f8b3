import type { Pool } from 'pg'
import type { Services } from '#api/calls/handler.ts'
import { createSecurityLog, type NotedEvent } from '#api/calls/security-log.ts'
import { createTestLedger } from '#db/queries/payments/test-ledger.ts'
import { createBuiltInCarrier } from '#providers/carriers/built-in-carrier.ts'
import { createExportQuotes } from '#providers/carriers/export-carrier.ts'
import { createDocumentMaker } from '#providers/documents/create-document-maker.ts'
import { createDrawingLoader } from '#providers/drawings/drawing-loader.ts'
import type { MailSender } from '#providers/mails/mail-sender.ts'
import { createPasswordHasher } from '#providers/passwords/password-hasher.ts'
import { createPayments } from '#providers/payments/create-payments.ts'
import type { Deliver } from '#providers/payments/payments.ts'
import { createPictureMaker } from '#providers/pictures/create-picture-maker.ts'
import { createBuiltInRelays } from '#providers/relays/built-in-relays.ts'
import { createRelays } from '#providers/relays/relays.ts'
import { createGooglePlaces } from '#providers/reviews/google-places.ts'
import { createReviewSource } from '#providers/reviews/review-source.ts'
import { createSealer } from '#providers/secrets/sealer.ts'
import type { MediaStorage } from '#providers/storage/media-storage.ts'

interface ServicesOptions {
  pool: Pool
  storage: MediaStorage
  mails: MailSender
  secretKey: string
  /** Still opens what it has sealed. */
  previousKey?: string | null
  /** Whether the accounts of the demo may be used. */
  isDemo: boolean
  /** Whether estates may be paid with test cards. */
  testCards: boolean
  /** How a provider within this process reaches the shop. */
  deliver: Deliver
  /** Hears what the security log notes. */
  onSecurityEvent?: (noted: NotedEvent) => void
}

/** The outside world of one process: serving, measuring and testing all make it here. */
export function createServices({
  pool,
  storage,
  mails,
  secretKey,
  previousKey = null,
  isDemo,
  testCards,
  deliver,
  onSecurityEvent,
}: ServicesOptions): Services & { close(): void } {
  const pictures = createPictureMaker()
  const documents = createDocumentMaker()
  const close = () => {
    pictures.close()
    documents.close()
    mails.close()
  }
  const payments = createPayments({ ledger: createTestLedger(pool), deliver, testCards })
  return {
    storage,
    mails,
    pictures,
    documents,
    payments,
    drawings: createDrawingLoader(),
    passwords: createPasswordHasher(),
    secrets: createSealer(secretKey, previousKey),
    // Nobody may send a real parcel to an invented place.
    relays: createRelays(testCards ? [createBuiltInRelays()] : []),
    exportQuotes: createExportQuotes(createBuiltInCarrier()),
    reviewSource: createReviewSource(createGooglePlaces()),
    security: createSecurityLog({ pool, onEvent: onSecurityEvent }),
    isDemo,
    close,
  }
}
