export { renderLanding } from './render-landing.tsx'
export { renderFeed } from './render-feed.tsx'
