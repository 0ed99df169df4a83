import { graphql, useFragment } from 'react-relay/hooks'
import type { TemplateGrid_edges$key } from '#client/__generated__/TemplateGrid_edges.graphql.ts'
import styles from './TemplateGrid.module.css'
import { TemplateTile } from './TemplateTile.tsx'

export function TemplateGrid({ edges: edgesRef }: { edges: TemplateGrid_edges$key }) {
  const edges = useFragment(
    graphql`
      fragment TemplateGrid_edges on MemeTemplateEdge @relay(plural: true) {
        node {
          id
          ...TemplateTile_template
        }
      }
    `,
    edgesRef,
  )
  return (
    <ul className={styles.grid}>
      {edges.map(({ node }) => (
        <li key={node.id}>
          <TemplateTile template={node} />
        </li>
      ))}
    </ul>
  )
}
