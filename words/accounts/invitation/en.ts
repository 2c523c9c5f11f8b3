import type { InvitationWords } from './fr.ts'

export const en: InvitationWords = {
  title: 'Welcome',
  eyebrow: 'Invitation',
  intro:
    'You are about to look after this site, with the address {email}. Tell us who you are and choose your password.',
  firstname: 'First name',
  lastname: 'Last name',
  password: 'Password',
  passwordHint: '12 characters, or 8 mixing three kinds: lower case, upper case, digits, other signs.',
  submit: 'Enter',
  over: 'This invitation no longer opens',
  overHint:
    'It has been used, or its date has passed. If it was used, sign in; if not, ask whoever sent it for a new one.',
  signIn: 'Sign in',
}
