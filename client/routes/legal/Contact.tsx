/** RFC 5321 requires every mail domain to accept mail for this address. */
export function Contact() {
  const address = `postmaster@${location.hostname}`
  return <a href={`mailto:${address}`}>{address}</a>
}
