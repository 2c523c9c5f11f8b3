import type { SecurityWords } from './fr.ts'

export const en: SecurityWords = {
  title: 'Sign-in and security',
  email: 'Your e-mail address',
  password: {
    title: 'Password',
    intro: 'Changing it signs your other devices out; this one stays signed in.',
    present: 'Present password',
    next: 'New password',
    hint: '12 characters, or 8 that mix three kinds: lower case, upper case, digits, other signs.',
    submit: 'Change the password',
    forgotten: 'Forgotten your password?',
  },
  done: {
    password: 'Your password is changed.',
  },
}
