import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'

const PERMISSIONS_POLICY = [
  'autoplay=(self)',
  'fullscreen=(self)',
  'web-share=(self)',
  'clipboard-write=(self)',
  ...[
    'accelerometer',
    'browsing-topics',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'publickey-credentials-get',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ')

export type SecurityOptions = {
  isSecure: boolean
  identityScriptUrl: string | null
  mediaOrigin: string | null
}

/** Helmet would compute the same headers for each request. */
export function securityHeaders({
  isSecure,
  identityScriptUrl,
  mediaOrigin,
}: SecurityOptions): OutgoingHttpHeaders {
  const media = mediaOrigin ? [mediaOrigin] : []
  const setHeaders = helmet({
    hsts: isSecure,
    crossOriginEmbedderPolicy: false,
    // The identity provider checks the referring origin, and signs in through a popup.
    ...(identityScriptUrl && {
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' as const },
    }),
    frameguard: { action: 'deny' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...media],
        // Previews of chosen videos are blob URLs.
        mediaSrc: ["'self'", 'blob:', ...media],
        // The service worker fetches images by script.
        connectSrc: ["'self'", ...media, ...(identityScriptUrl ? [new URL(identityScriptUrl).origin] : [])],
        objectSrc: ["'none'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        ...(identityScriptUrl ? allowProvider(identityScriptUrl) : {}),
        frameAncestors: ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
  })
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  setHeaders(request, response, () => undefined)
  return { ...response.getHeaders(), 'permissions-policy': PERMISSIONS_POLICY }
}

/** The provider's script renders its button in an iframe and loads a style sheet, both from its own origin. */
function allowProvider(scriptUrl: string): Record<string, string[]> {
  const { origin } = new URL(scriptUrl)
  const sources = ["'self'", origin]
  return { scriptSrc: ["'self'", scriptUrl], styleSrc: sources, frameSrc: sources }
}
