import { answerTasks } from '../processes/answer-tasks.ts'
import type { DocumentAnswer, DocumentTask } from './document-protocol.ts'
import { drawTechnicalSheet } from './draw-technical-sheet.ts'

/** The program of the document process: like that of the pictures, it knows no secret and no database. */
answerTasks<DocumentTask, DocumentAnswer>(async ({ words, bytes }) => {
  const { id, sheet, bottleBytes, logoBytes } = words
  const bottle = bottleBytes > 0 ? bytes.subarray(0, bottleBytes) : null
  const logo = logoBytes > 0 ? bytes.subarray(bottleBytes, bottleBytes + logoBytes) : null
  return { words: { id, made: true }, bytes: await drawTechnicalSheet(sheet, { bottle, logo }) }
})
