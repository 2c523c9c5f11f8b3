import type { HandlersOf } from '#api/calls/handler.ts'
import type * as forms from '#contract/forms/forms.ts'
import type * as tickets from '#contract/forms/tickets.ts'
import { handleDownloadFormFile } from './download-form-file.ts'
import { handleExportFormAnswers } from './export-form-answers.ts'
import { handleGetForm } from './get-form.ts'
import { handleGetFormSubmissions } from './get-form-submissions.ts'
import { handleGetFormTicket } from './get-form-ticket.ts'
import { handleMarkFormAnswer } from './mark-form-answer.ts'
import { handlePreviewForm } from './preview-form.ts'
import { handleSubmitForm } from './submit-form.ts'
import { handleValidateFormAnswer } from './validate-form-answer.ts'

export const formHandlers: HandlersOf<typeof forms & typeof tickets> = {
  getForm: handleGetForm,
  getFormTicket: handleGetFormTicket,
  validateFormAnswer: handleValidateFormAnswer,
  submitForm: handleSubmitForm,
  downloadFormFile: handleDownloadFormFile,
  exportFormAnswers: handleExportFormAnswers,
  markFormAnswer: handleMarkFormAnswer,
  getFormSubmissions: handleGetFormSubmissions,
  previewForm: handlePreviewForm,
}
