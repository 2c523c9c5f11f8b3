import type { Pool } from 'pg'
import type { Services } from '#api/machinery/handler.ts'
import { createTestLedger } from '#db/queries/test-ledger.ts'
import { createBuiltInCarrier } from '#providers/carriers/built-in-carrier.ts'
import { createExportQuotes } from '#providers/carriers/export-carrier.ts'
import { createDocumentMaker } from '#providers/documents/create-document-maker.ts'
import { createPayments } from '#providers/payments/create-payments.ts'
import type { Deliver } from '#providers/payments/test-bank.ts'
import { createPictureMaker } from '#providers/pictures/create-picture-maker.ts'
import { createBuiltInRelays } from '#providers/relays/built-in-relays.ts'
import { createRelays } from '#providers/relays/relays.ts'
import { createSealer } from '#providers/secrets/sealer.ts'
import type { MediaStorage } from '#providers/storage/media-storage.ts'

interface ServicesOptions {
  pool: Pool
  storage: MediaStorage
  secretKey: string
  /** How the bank of test cards reaches the shop. */
  deliver: Deliver
}

/** The outside world of one process: serving, measuring and testing all make it here. */
export function createServices({ pool, storage, secretKey, deliver }: ServicesOptions): Services & { close(): void } {
  const pictures = createPictureMaker()
  const documents = createDocumentMaker()
  const close = () => {
    pictures.close()
    documents.close()
  }
  const payments = createPayments({ ledger: createTestLedger(pool), deliver })
  const relays = createRelays({ BUILT_IN: createBuiltInRelays() })
  const exportQuotes = createExportQuotes(createBuiltInCarrier())
  return { storage, pictures, documents, payments, secrets: createSealer(secretKey), relays, exportQuotes, close }
}
