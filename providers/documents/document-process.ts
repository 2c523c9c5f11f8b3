import { answerTasks } from '#providers/processes/answer-tasks.ts'
import type { DocumentAnswer, DocumentTask } from './document-protocol.ts'
import { drawGiftCard } from './draw-gift-card.ts'
import { drawInvoice } from './draw-invoice.ts'
import { drawPackingSlips } from './draw-packing-slip.ts'
import { drawShippingLabels } from './draw-shipping-labels.ts'
import { drawTechnicalSheet } from './draw-technical-sheet.ts'

/** The program of the document process: like that of the pictures, it knows no secret and no database. */
answerTasks<DocumentTask, DocumentAnswer>(async ({ words, bytes }) => ({
  words: { id: words.id, made: true },
  bytes: draw(words, bytes),
}))

function draw(task: DocumentTask, bytes: Uint8Array): Buffer {
  const paperLogo = bytes.length > 0 ? bytes : null
  if (task.kind === 'invoice') return drawInvoice(task.invoice, paperLogo)
  if (task.kind === 'packing-slips') return drawPackingSlips(task.slips, paperLogo)
  if (task.kind === 'shipping-labels') return drawShippingLabels(task.sheets)
  if (task.kind === 'gift-card') return drawGiftCard(task.card, paperLogo)
  const { sheet, bottleBytes, logoBytes } = task
  const bottle = bottleBytes > 0 ? bytes.subarray(0, bottleBytes) : null
  const logo = logoBytes > 0 ? bytes.subarray(bottleBytes, bottleBytes + logoBytes) : null
  return drawTechnicalSheet(sheet, { bottle, logo })
}
