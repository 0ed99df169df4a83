// What the server has drawn is to be seen before the code for it, which takes a phone a while, is fetched and begins.
const { entry, modules } = document.currentScript.dataset
try {
  // Someone has signed out, which the server could not be told, and it is not theirs to see any more.
  const hasLeft = /^(left|leaving|expired)$/.test(localStorage.getItem('session'))
  // Someone comes back to this tab: the site leads them to where they were, in what they had before them.
  const comesBack =
    performance.getEntriesByType('navigation')[0].type !== 'navigate' && sessionStorage.getItem('places')
  if (hasLeft || comesBack) document.documentElement.dataset.awaited = ''
} catch {
  // Storage may be switched off: then the server knows best.
}
requestAnimationFrame(() =>
  setTimeout(() => {
    for (const href of modules.split(' '))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    // Cut off between the page and its code: it starts anew with the connection.
    import(entry).catch(() => addEventListener('online', () => location.reload()))
  }),
)
