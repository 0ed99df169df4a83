/** Visible to everyone: what rankings, counts and numbered pages contain, and what can be shared. */
export const PUBLIC = 'is_public'

/**
 * The condition on `posts` for what a viewer can see: public posts, and the viewer's own in any state. `viewer` is SQL for
 * a member's id, or for NULL if it is a visitor.
 */
export function visibleTo(viewer: string): string {
  return `(${PUBLIC} OR author_id = ${viewer})`
}
