export { drawLanding } from './draw-landing.tsx'
export { drawFeed } from './draw-feed.tsx'
