import type { AccountMailWords } from './fr.ts'

export const en: AccountMailWords = {
  taken: {
    subject: 'You already have an account with {estate}',
    title: 'You already have an account.',
    body: 'Someone, perhaps you, tried to open an account on {site} with this address. It already has one: no other was created.',
    you: 'Was it you? Sign in with your usual password.',
    button: 'Sign in',
    forgotten: 'Forgotten your password?',
    reset: 'Choose a new one',
    other: 'Not you? There is nothing to do: nobody has had access to your account.',
  },
  invitation: {
    subject: 'The site of {estate} is waiting for you',
    title: 'Your site is ready.',
    body: 'You are invited to look after the site {site}. Choose your password, and you are in.',
    button: 'Choose my password',
    until: 'This link works once, for {hours} hours. After that, ask whoever sent it for another.',
    other: 'Were you not expecting this invitation? Do nothing: without a password nobody gets in.',
  },
  reset: {
    subject: 'Your new password at {estate}',
    title: 'Choose a new password.',
    body: 'You asked for a new password for your account on {site}. This button leads to the page where you choose it.',
    button: 'Choose my password',
    until: 'The link works once, for {minutes} minutes. If you ask for another, only the latest one opens.',
    other: 'Did you not ask for this? Do nothing: your password stays the same.',
  },
  confirm: {
    subject: 'Confirm your address at {estate}',
    title: 'Welcome. One last thing.',
    body: 'An account has just been opened on {site} with this address. Confirm that it is yours: the orders placed with it can then join your account.',
    button: 'Confirm my address',
    until: 'The link works once, for seven days, while you are signed in to this account.',
    other: 'Have you not opened an account? Do nothing: nothing of yours will be shown there.',
  },
  emailChange: {
    subject: 'A new address for your account at {estate}',
    title: 'A new address for this account?',
    both: 'The address changes only when both, the old and the new one, have said yes.',
    until: 'The link works once, for twenty-four hours.',
    reset: 'choose a new password',
    OLD: {
      body: 'Somebody who knows your password has asked to move your account on {site} from this address to {email}.',
      button: 'Accept this change',
      other: 'Not you? Do not accept, and take your account back at once:',
    },
    NEW: {
      body: 'The owner of an account on {site} would like to use this address, {email}, from now on. If that is you, sign in to the account and confirm.',
      button: 'Confirm this address',
      other: 'Do you have no account with us? Do nothing: without your consent, nothing changes.',
    },
  },
  changed: {
    subject: 'Your account at {estate} was changed',
    title: 'Your account was changed.',
    what: {
      PASSWORD: 'The password of your account on {site} has just been changed. Your other devices were signed out.',
      PASSWORD_RESET:
        'A new password has just been chosen for your account on {site}, by a link sent to this address. All devices were signed out.',
      PROFILE: 'The details of your account on {site} (name, phone, date of birth or language) have just been changed.',
      SECOND_FACTOR_ON:
        'From now on a second factor protects your account on {site}: a code is asked for besides the password.',
      SECOND_FACTOR_OFF:
        'The second factor of your account on {site} has just been removed: the password is enough again.',
      RECOVERY_CODE: 'A recovery code has just been used to sign in to your account on {site}.',
      RECOVERY_CODES: 'New recovery codes have just been made for your account on {site}. The old ones no longer work.',
      MERGED:
        'The estate has just joined another account in your name to your account on {site}: its orders and addresses are now there.',
      MERGED_AWAY:
        'The estate has just joined your account on {site}, the one with this address, to another account in your name. From now on sign in with the other one: everything is there.',
      ORDERS_JOINED:
        'The estate has just added one or more orders placed without an account to your account on {site}, as you asked.',
      ORDER_JOINED_AWAY:
        'An order placed without an account on {site}, with this address, has just been added to a customer account by the estate. E-mails about this order still come here.',
      BIRTHDATE: 'The estate has just corrected the date of birth of your account on {site}.',
      EMAIL:
        'The e-mail address of your account on {site} has just been changed, after both the old and the new one agreed. Your other devices were signed out.',
    },
    you: 'Was it you? There is nothing to do.',
    other: 'Not you? Take your account back at once:',
    reset: 'choose a new password',
  },
  dataExport: {
    subject: 'Your data at {estate}',
    title: 'What we know about you.',
    body: 'On {site} you asked to see what {estate} keeps under your address. This link shows it to you, and lets you take it along.',
    button: 'See my data',
    until: 'It opens for one day. Pass it on to nobody: whoever follows it sees your data.',
    other: 'Not you? There is nothing to do: nobody but you has received this link.',
  },
  dataDeletion: {
    subject: 'Deleting your data at {estate}',
    title: 'We are about to forget you.',
    body: 'On {site} you asked {estate} to delete what it keeps under your address. Nothing is done yet: follow this link and confirm.',
    button: 'Delete my data',
    until: 'It works once, for one day. Only your invoices are kept for ten years, apart, as the law requires.',
    other: 'Not you? There is nothing to do: nothing will be deleted.',
  },
  inactivityWarning: {
    subject: 'We will soon forget your data',
    title: 'It has been a long time.',
    body: 'We have not heard from you for nearly three years. On {day}, {estate} will therefore delete what it keeps under your address; your invoices are kept apart, as the law requires.',
    account: 'To keep your account, sign in before that day. That is all it takes.',
    guest: 'If that suits you, there is nothing to do. An order before that day, and we will remember you.',
    button: 'Sign in',
    visit: 'See the estate again',
  },
}
