import { useLoaderData } from 'react-router-dom'
import type { MemeCardContent } from './MemeCard.tsx'
import { SiteFooter } from '#client/features/site/SiteFooter.tsx'
import { SiteHeader } from '#client/features/site/SiteHeader.tsx'
import { paths } from '#client/paths.ts'
import { compact } from '#client/ui/counts.ts'
import { PageTitle } from '#client/ui/PageTitle.tsx'
import { LANDING_TITLE } from '#rules/titles.ts'
import { About } from './About.tsx'
import { AppTeaser } from './AppTeaser.tsx'
import { FeaturesAndUpdates } from './FeaturesAndUpdates.tsx'
import { Hero } from './Hero.tsx'
import type { landingLoader, LandingPost } from './landingLoader.ts'
import { Stories } from './Stories.tsx'

/** The hero shows the first posts if the section below it has enough others. */
const IN_HERO = 3
const IN_SECTION = 6

export function LandingRoute() {
  const posts = useLoaderData<typeof landingLoader>().flatMap(toCard)
  const inHero = posts.length < IN_HERO + IN_SECTION ? 0 : IN_HERO
  return (
    <>
      <PageTitle>{LANDING_TITLE}</PageTitle>
      <SiteHeader>
        <a href="#about">About</a>
        <a href="#features">Features</a>
        <a href="#app">App</a>
      </SiteHeader>
      <main id="main" tabIndex={-1}>
        <Hero posts={posts.slice(0, inHero)} />
        <Stories posts={posts.slice(inHero, inHero + IN_SECTION)} />
        <About />
        <FeaturesAndUpdates />
        <AppTeaser />
      </main>
      <SiteFooter />
    </>
  )
}

function toCard({ databaseId, text, likeCount, author, media }: LandingPost): MemeCardContent[] {
  if (!media?.url) return []
  return [
    {
      to: paths.post(databaseId),
      picture: media.url,
      altText: media.altText,
      caption: text || `By @${author.username}`,
      likes: likeCount === 0 ? '' : compact(likeCount),
    },
  ]
}
