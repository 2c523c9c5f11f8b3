import type { Generated } from 'kysely'
import type { FormDefinition } from '#contract/forms/definition.ts'
import type { KeptAnswer } from '#contract/forms/forms.ts'
import type { Json } from './columns.ts'

export interface FormTables {
  forms: FormsTable
  form_submissions: FormSubmissionsTable
  form_files: FormFilesTable
}

interface FormsTable {
  site_id: Generated<number>
  id: Generated<number>
  definition: Json<FormDefinition>
  is_published: Generated<boolean>
  published_at: Date | null
  version: Generated<number>
}

interface FormSubmissionsTable {
  site_id: Generated<number>
  id: Generated<number>
  form_id: number
  user_id: number | null
  email: string | null
  locale: string
  answers: Json<KeptAnswer[]>
  sending: string | null
  created_at: Date
  read_at: Generated<Date | null>
}

interface FormFilesTable {
  site_id: Generated<number>
  id: string
  submission_id: number | null
  message_id: number | null
  filename: string
  mime_type: string
  bytes: number
  created_at: Date
}
