export const offline = "You're currently offline. Please check your internet connection."
export const noConnection = 'No internet connection'
export const somethingWrong = 'Oops! Something went wrong'
export const tryAgainLater = 'Please try again later'
export const emptyServerResponse = 'Empty response from server'
export const invalidServerResponse = 'Invalid response format from server'
export const httpError = (status: number) => `HTTP error! status: ${status}`
