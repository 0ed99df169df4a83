/** What a page of ours needs of the device; the rest is off, whatever gets into the page. */
export const PERMISSIONS_POLICY = [
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
