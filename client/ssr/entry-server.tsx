export { renderLanding } from './render-landing.tsx'
export { renderFeed } from './render-feed.tsx'
export { renderPost } from './render-post.tsx'
export { renderSearch, searchVariablesOf } from './render-search.tsx'
