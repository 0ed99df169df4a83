import { SiteFooter } from '#client/features/site/SiteFooter.tsx'
import { SiteHeader } from '#client/features/site/SiteHeader.tsx'
import { PageTitle } from '#client/ui/PageTitle.tsx'
import { LANDING_TITLE } from '#rules/titles.ts'
import { About } from './About.tsx'
import { AppTeaser } from './AppTeaser.tsx'
import { FeaturesAndUpdates } from './FeaturesAndUpdates.tsx'
import { Hero } from './Hero.tsx'
import { Stories } from './Stories.tsx'

export function LandingRoute() {
  return (
    <>
      <PageTitle>{LANDING_TITLE}</PageTitle>
      <SiteHeader>
        <a href="#about">About</a>
        <a href="#features">Features</a>
        <a href="#app">App</a>
      </SiteHeader>
      <main id="main" tabIndex={-1}>
        <Hero />
        <Stories />
        <About />
        <FeaturesAndUpdates />
        <AppTeaser />
      </main>
      <SiteFooter />
    </>
  )
}
