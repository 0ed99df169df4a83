/** Whether the exhaustive versions of slow tests run: `npm run test:nightly`. */
export const isNightly = process.env['NIGHTLY'] === 'on'
