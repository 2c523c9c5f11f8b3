/** What stands where an address must stand and a person was forgotten: nobody is written to there (RFC 2606). */
export const ERASED_ADDRESS = 'nobody@erased.invalid'
