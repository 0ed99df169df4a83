export const SENSITIVE_LABEL = 'Sensitive: blurred until shown'
