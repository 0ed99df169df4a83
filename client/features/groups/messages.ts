export const groupsLoading = 'Loading groups'
export const groupsLoadFailed = 'Failed to load the groups'
export const moreGroupsFailed = 'Failed to load more groups'
