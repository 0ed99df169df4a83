type Success = { success: true; message: string }

/** The envelope of every success. */
export function succeed(message: string): Success
export function succeed<Fields extends object>(message: string, fields: Fields): Success & Fields
export function succeed(message: string, fields: object = {}) {
  return { success: true, message, ...fields }
}
