export const SENSITIVE_LABEL = 'Sensitive: blurred until people choose to see it'
