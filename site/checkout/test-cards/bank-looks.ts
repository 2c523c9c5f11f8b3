export const BANK_BUTTON =
  'flex min-h-12 w-full cursor-pointer items-center justify-center rounded-md bg-slate-900 px-6 text-white hover:bg-slate-700 disabled:cursor-default disabled:opacity-60'
export const BANK_LINK =
  'min-h-11 cursor-pointer text-slate-800 underline underline-offset-4 hover:text-slate-600 disabled:cursor-default disabled:opacity-60'
