export { drawLanding } from './render-landing.tsx'
export { drawFeed } from './render-feed.tsx'
