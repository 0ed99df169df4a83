import type { FastifyInstance } from 'fastify'
import { renderSVG } from 'uqr'

/** Serves the URL of the site as a QR code, which visitors scan to open the site on a phone. */
export async function qrCodeRoute(scope: FastifyInstance, { siteUrl }: { siteUrl: () => string }) {
  let image: string | undefined
  // The URL is known once the server listens, and does not change.
  const draw = () =>
    (image ??= renderSVG(siteUrl(), { ecc: 'M', border: 2, blackColor: '#1d1206', whiteColor: '#fff8f0' }))
  scope.get('/qr.svg', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('image/svg+xml').send(draw()),
  )
}
