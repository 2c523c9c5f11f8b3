/** What the browser does when the server has accepted who came in. Its code comes with the first that does. */
export async function welcomeCustomer(): Promise<void> {
  const part = await import('./after-form.ts')
  await part?.welcome()
}

/** Likewise when somebody has left: whoever uses this browser next finds nothing of them in it. */
export async function forgetCustomer(): Promise<void> {
  const part = await import('./after-form.ts')
  part?.forget()
}
