/** Tells where one is, now and each time the site has led elsewhere without loading a new page. */
export function watchAddress(tell: (path: string) => void): void {
  let told = ''
  const look = () => {
    const path = window.location.pathname
    if (path === told) return
    told = path
    tell(path)
  }
  look()
  // The site's own scripts say nothing of it: a page that is drawn anew is noticed.
  new MutationObserver(look).observe(document.documentElement, { childList: true, subtree: true })
}
