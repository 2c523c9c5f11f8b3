import type { FormWords } from './fr.ts'

export const en: FormWords = {
  yes: 'Yes',
  step: 'Step {page} of {pages}',
  next: 'Continue',
  back: 'Back',
  send: 'Send',
  sending: 'Sending…',
  optional: 'optional',
  choose: 'Choose',
  required: 'Every answer is needed unless it is marked “optional”.',
  wrong: 'Some answers need correcting.',
  files: 'Your files',
  filesHint: 'PDF or picture (JPEG, PNG, WebP, AVIF), 8 MB per file at most.',
  fileRefused:
    'Your answers could not be sent with this file. Go back to the previous page of your browser: they are still there. Choose a PDF or a picture of 8 MB at most.',
  away: 'The site did not respond. Your answers are still here: send them again.',
  sent: 'Thank you, it is sent.',
  thanks: 'Your answers have arrived. We will get back to you as soon as we can.',
  home: 'Back to the home page',
  trap: 'Leave this field empty',
  privacy: 'Your answers serve to deal with your request, and nothing else. Your rights: {link}.',
  privacyLink: 'privacy policy',
}
