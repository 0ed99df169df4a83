import { providerName } from './provider-name.ts'
import { isolate } from '#rules/isolate.ts'
import { ONE_TIME_CODE_MINUTES, PRODUCT_NAME } from '#rules/limits.ts'
import { compose } from '#server/platform/mail/compose-mail.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

/** An address can have several registrations, which differ by their username. */
export function verificationMail(to: string, username: string, code: string): Mail {
  return compose(to, `Your ${PRODUCT_NAME} verification code`, [
    `Welcome to ${PRODUCT_NAME}! Enter this code to verify your email address and become @${username}:`,
    { code },
    `It works once, for ${ONE_TIME_CODE_MINUTES} minutes.`,
    `If you did not register as @${username}, ignore this mail and do not share the code.`,
  ])
}

/** Only the owner of the address gets this mail. The registration does not reveal whether an address is known. */
export function alreadyRegisteredMail(to: string): Mail {
  return compose(to, `You already have a ${PRODUCT_NAME} account`, [
    `Someone, probably you, tried to register at ${PRODUCT_NAME} with this email address. It already has an account.`,
    'If it was you, log in with your password as before.',
    'If it was not you, you do not need to do anything. Your account is unchanged.',
  ])
}

export function passwordResetMail(to: string, code: string): Mail {
  return compose(to, `Reset your ${PRODUCT_NAME} password`, [
    `Someone, probably you, asked to reset the password of your ${PRODUCT_NAME} account. Enter this code to continue:`,
    { code },
    `It works once, for ${ONE_TIME_CODE_MINUTES} minutes.`,
    'If it was not you, ignore this mail and do not share the code. Your password is unchanged.',
  ])
}

export function wrongCodesMail(to: string): Mail {
  return compose(to, `Someone is guessing codes of your ${PRODUCT_NAME} account`, [
    `Several wrong codes were tried for your ${PRODUCT_NAME} account today. None of them was correct, and your account is unchanged.`,
    'After a few more wrong codes, codes are accepted only in browsers that have signed in to your account before, for one day.',
    'You do not need to do anything. Never share a code from our mails.',
  ])
}

export function passwordChangedMail(to: string, { areTokensRevoked }: { areTokensRevoked: boolean }): Mail {
  return compose(to, `Your ${PRODUCT_NAME} password was changed`, [
    `The password of your ${PRODUCT_NAME} account was just changed, and other devices were signed out.`,
    areTokensRevoked
      ? 'If it was you, you do not need to do anything. Your access tokens were revoked; you can create new ones in your settings.'
      : 'If it was you, you do not need to do anything. Your access tokens still work; you can revoke them in your settings.',
    'If it was not you, choose "Forgot password" on the login page immediately. Resetting the password ends all sessions and revokes all tokens.',
  ])
}

export function passwordResetDoneMail(to: string): Mail {
  return compose(to, `Your ${PRODUCT_NAME} password was changed`, [
    `The password of your ${PRODUCT_NAME} account was just reset. Every device was signed out, every access token revoked and every connected account disconnected.`,
    'If it was you, log in with the new password. To connect an account at another provider again, continue with that provider on the login page.',
    'If it was not you, change the password of this mailbox first: someone else may read it. Then choose "Forgot password" on the login page.',
  ])
}

/** A token gives access for months, so its owner is notified of each. */
export function tokenCreatedMail(
  to: string,
  { name, scopes, expiresAt }: { name: string; scopes: readonly string[]; expiresAt: Date },
): Mail {
  return compose(to, `A new access token for your ${PRODUCT_NAME} account`, [
    `An access token named "${isolate(name)}" was just created. Programs with this token can ${scopes.join(' and ')} in your name until ${expiresAt.toISOString().slice(0, 10)}.`,
    'If it was you, you do not need to do anything.',
    'If it was not you, choose "Forgot password" on the login page immediately. Resetting the password ends all sessions and revokes all tokens.',
  ])
}

export function identityLinkMail(to: string, issuer: string, code: string): Mail {
  return compose(to, `Connect your ${PRODUCT_NAME} account`, [
    `Someone, probably you, wants to log in to your ${PRODUCT_NAME} account with an account at ${providerName(issuer)}. Enter this code to connect the two:`,
    { code },
    `It works once, for ${ONE_TIME_CODE_MINUTES} minutes.`,
    'If it was not you, ignore this mail and do not share the code.',
  ])
}

/** An identity signs in without the password, so the owner is notified of each link. */
export function identityLinkedMail(to: string, issuer: string): Mail {
  return compose(to, `A new way to log in to your ${PRODUCT_NAME} account`, [
    `An account at ${providerName(issuer)} was just connected to your ${PRODUCT_NAME} account. It can log in without your password.`,
    'If it was you, you do not need to do anything. You can disconnect it in your settings.',
    'If it was not you, choose "Forgot password" on the login page immediately. Resetting the password disconnects the account, ends all sessions and revokes all tokens.',
  ])
}

export function emailChangeMail(to: string, code: string): Mail {
  return compose(to, `Confirm your new ${PRODUCT_NAME} address`, [
    `Enter this code in your ${PRODUCT_NAME} profile to make this your email address:`,
    { code },
    `It works once, for ${ONE_TIME_CODE_MINUTES} minutes.`,
    `If you did not ask for this, ignore this mail and do not share the code.`,
  ])
}

/**
 * Only the owner of the address gets this mail. The member who requested the change does not learn that the address
 * is in use.
 */
export function addressInUseMail(to: string): Mail {
  return compose(to, `This address belongs to your ${PRODUCT_NAME} account`, [
    `Someone, perhaps you, tried to make this the address of another ${PRODUCT_NAME} account. It still belongs to your account: an address can be used for one account only.`,
    'If it was you, use another address there, or change the address of this account first.',
    'If it was not you, you do not need to do anything. Your account is unchanged.',
  ])
}

/** The mail goes to the previous address, which can no longer sign in. */
export function emailChangedMail(to: string, newAddress: string): Mail {
  return compose(to, `Your ${PRODUCT_NAME} address was changed`, [
    `The email address of your ${PRODUCT_NAME} account is now ${newAddress}. Other devices were signed out, and accounts at other providers that could log in were disconnected.`,
    'If it was you, you do not need to do anything.',
    'If it was not you, someone else has access to your account. Act quickly:',
    `1. Log in with ${newAddress} and your password, and change the password in the settings. That signs out all other devices.`,
    '2. Change the address back in your profile. The code is sent to this mailbox.',
    'If your password no longer works, it was changed as well. Contact the operator of the site.',
  ])
}

export function accountDeletedMail(to: string): Mail {
  return compose(to, `Your ${PRODUCT_NAME} account is deleted`, [
    `Your ${PRODUCT_NAME} account was deleted as you asked, with your posts, comments, reactions and files.`,
    'If it was not you, change the password of this mailbox: someone else may read it.',
  ])
}
