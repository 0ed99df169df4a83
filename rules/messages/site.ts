export const underMaintenance = 'Under Maintanance!'
export const applyLater = 'Applications open soon. Thank you for your interest!'
