import type { HandlersOf } from '#api/calls/handler.ts'
import type * as forms from '#contract/forms/forms.ts'
import { handleDownloadFormFile } from './download-form-file.ts'
import { handleGetForm } from './get-form.ts'
import { handleGetFormSubmissions } from './get-form-submissions.ts'
import { handleSubmitForm } from './submit-form.ts'
import { handleValidateFormAnswer } from './validate-form-answer.ts'

export const formHandlers: HandlersOf<typeof forms> = {
  getForm: handleGetForm,
  validateFormAnswer: handleValidateFormAnswer,
  submitForm: handleSubmitForm,
  downloadFormFile: handleDownloadFormFile,
  getFormSubmissions: handleGetFormSubmissions,
}
