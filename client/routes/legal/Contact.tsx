/** Whoever runs a site that sends mail can be reached so: the standard for mail (RFC 5321) says it of every domain. */
export function Contact() {
  const address = `postmaster@${location.hostname}`
  return <a href={`mailto:${address}`}>{address}</a>
}
