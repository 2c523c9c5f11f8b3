/** What can be wrong with one field. The words are in words/basics/problems/; nothing here is a sentence. */
export type Problem =
  | { problem: 'required' }
  | {
      problem:
        | 'not-text'
        | 'not-a-number'
        | 'not-whole'
        | 'not-yes-or-no'
        | 'not-a-date'
        | 'not-a-list'
        | 'not-an-object'
    }
  | { problem: 'too-short' | 'too-long' | 'too-small' | 'too-big' | 'too-few' | 'too-many'; limit: number }
  | { problem: 'not-an-email' | 'not-a-link' | 'not-a-colour' | 'unknown-field' | 'given-twice' }
  | { problem: 'null-character' | 'broken-character' | 'not-whole-cents' }
  | { problem: 'not-one-of' | 'unknown-operator' | 'unknown-order'; choices: readonly string[] }
  | { problem: 'unknown-filter' | 'unknown-placeholder'; choices: readonly string[] }
  | { problem: 'quantity-not-positive' | 'file-not-sent' | 'file-not-taken' | 'film-unplayable' | 'not-agreed' }
  | { problem: 'date-too-early' | 'date-too-late' }
  | { problem: 'password-weak' | 'password-is-address' | 'password-common' | 'password-leaked' | 'password-is-name' }
  | { problem: 'not-a-phone' | 'not-a-mobile' | 'not-a-birthdate' | 'under-age' }
  | { problem: 'birthdate-locked' | 'email-is-own' }
  | { problem: 'not-a-multiple' | 'not-a-multiple-of-bottles' | 'over-stock' | 'not-so-many-free'; limit: number }
  | { problem: 'stock-is-now' | 'quote-open'; limit: number }
  | { problem: 'over-order-total'; limit: number }
  | { problem: 'unknown-country' | 'unknown-postal-code' }
  | { problem: 'town-elsewhere'; choices: readonly string[] }
  | { problem: 'not-a-card-number' | 'not-a-future-month' | 'not-a-security-code' }
  | { problem: 'already-taken' | 'not-there' }
  | { problem: 'invalid' }

export type Problems = Readonly<Record<string, Problem>>
