/** What any screen may have to say. Apart from `messages`, so that the first page fetches these alone. */
export const failureMessages = {
  offline: "You're currently offline. Please check your internet connection.",
  noConnection: 'No internet connection',
  somethingWrong: 'Oops! Something went wrong',
  tryAgainLater: 'Please try again later',
  emptyServerResponse: 'Empty response from server',
  invalidServerResponse: 'Invalid response format from server',
  httpError: (status: number) => `HTTP error! status: ${status}`,
} as const
