/**
 * Who is told how much of the lower edge the bar about cookies takes: the page, and what stands above the bar. Nobody hands
 * it down (site/styles.css): set on the page for all, it would have every element styled anew when the bar is measured.
 */
export const ROOM_FOR = 'html,.slips,.above-consent'
export const ROOM = '--consent-room'
