/** Where the layout switches, for the browser's choice of pictures: the screen `desk` of the styles. */
export const FROM_DESK = '(min-width: 60rem)'
export const BELOW_DESK = '(max-width: 59.99rem)'
