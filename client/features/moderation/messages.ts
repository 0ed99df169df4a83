/** For screens that are loaded on demand. `messages` is part of the first screen. */
export const moderatorsOnlyTitle = 'Only moderators can see this screen'
export const casesLoadFailed = 'Failed to load cases'
export const moreCasesFailed = 'Failed to load more cases'
export const casesLoading = 'Loading cases...'
export const caseLoadFailed = 'Failed to load the case'
export const caseNotFound = "This case doesn't exist, or it is about yourself."
export const decisionFailed = 'Failed to save the decision'
export const removesGroup =
  'The group is hidden with all its posts. Both can be restored if its owner appeals.'
export const moreReportsFailed = 'Failed to load more reports'
export const logLoadFailed = 'Failed to load the log'
export const moreActionsFailed = 'Failed to load more actions'
export const actionsLoading = 'Loading more actions...'
export const noMoreCases = 'No more cases'
