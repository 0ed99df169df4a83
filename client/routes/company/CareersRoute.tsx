import { job } from '#client/features/site/sample-data.ts'
import { SitePage } from '#client/features/site/SitePage.tsx'
import { JobCard } from './JobCard.tsx'
import { PageHead } from './PageHead.tsx'

export function CareersRoute() {
  return (
    <SitePage>
      <PageHead title="Careers" intro="Serious work on unserious things." />
      <JobCard job={job} />
    </SitePage>
  )
}
