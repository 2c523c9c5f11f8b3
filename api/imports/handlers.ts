import type { HandlersOf } from '#api/calls/handler.ts'
import type * as imports from '#contract/imports/imports.ts'
import { handleAddImport } from './add-import.ts'
import { handleCheckImport } from './check-import.ts'
import { handleGetImport } from './get-import.ts'
import { handleGetImportReport } from './get-import-report.ts'
import { handleGetPastOrder } from './get-past-order.ts'
import { handleRemoveImport } from './remove-import.ts'
import { handleRunImport } from './run-import.ts'
import { handleStopImport } from './stop-import.ts'
import { handleUndoImport } from './undo-import.ts'

export const importHandlers: HandlersOf<typeof imports> = {
  addImport: handleAddImport,
  checkImport: handleCheckImport,
  getImport: handleGetImport,
  getImportReport: handleGetImportReport,
  getPastOrder: handleGetPastOrder,
  removeImport: handleRemoveImport,
  runImport: handleRunImport,
  stopImport: handleStopImport,
  undoImport: handleUndoImport,
}
