export type ReactionType = 'LIKE' | 'DISLIKE'

export type ReactionState = {
  readonly likeCount: number
  readonly dislikeCount: number
  readonly viewerReaction: ReactionType | null | undefined
}

/** The reaction after a press on Like or Dislike: the same button removes it, the other one replaces it. */
export function nextReaction(state: ReactionState, pressed: ReactionType): ReactionState {
  const viewerReaction = state.viewerReaction === pressed ? null : pressed
  const change = (type: ReactionType) =>
    Number(viewerReaction === type) - Number(state.viewerReaction === type)
  return {
    likeCount: state.likeCount + change('LIKE'),
    dislikeCount: state.dislikeCount + change('DISLIKE'),
    viewerReaction,
  }
}
