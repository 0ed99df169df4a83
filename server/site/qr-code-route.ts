import type { FastifyInstance } from 'fastify'
import { renderSVG } from 'uqr'

/** The site's address as a QR code, for who wants to take it along from a computer to a phone. */
export async function qrCodeRoute(scope: FastifyInstance, { address }: { address: () => string }) {
  scope.get('/qr.svg', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('image/svg+xml')
      .send(renderSVG(address(), { ecc: 'M', border: 2, blackColor: '#1d1206', whiteColor: '#fff8f0' })),
  )
}
