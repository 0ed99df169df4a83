/** The site uses only these features. The others are disabled, even for injected scripts. */
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
