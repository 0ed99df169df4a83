import { providerName } from './provider-name.ts'
import { ONE_TIME_CODE_MINUTES, PRODUCT_NAME } from '#rules/limits.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'

/** The code that proves an address belongs to who registered with it: the name tells which registration it is for. */
export function verificationMail(to: string, username: string, code: string): Mail {
  return compose(to, `Your ${PRODUCT_NAME} verification code`, [
    `Welcome to ${PRODUCT_NAME}! Enter this code to verify your email address and become @${username}:`,
    { code },
    `It works once, for ${ONE_TIME_CODE_MINUTES} minutes.`,
    `If you did not register as @${username}, ignore this mail and tell nobody the code: without it nothing happens.`,
  ])
}

/** Told only to the address's owner, since registration itself must not tell whose addresses are known. */
export function alreadyRegisteredMail(to: string): Mail {
  return compose(to, `You already have a ${PRODUCT_NAME} account`, [
    `Someone, probably you, tried to register at ${PRODUCT_NAME} with this email address. It already has an account.`,
    'If it was you, log in with your password as before.',
    'If it was not you, there is nothing to do: your account is as it was.',
  ])
}

/** The code that lets who reads this address's mail choose a new password. */
export function passwordResetMail(to: string, code: string): Mail {
  return compose(to, `Reset your ${PRODUCT_NAME} password`, [
    `Someone, probably you, asked to reset the password of your ${PRODUCT_NAME} account. Enter this code to go on:`,
    { code },
    `It works once, for ${ONE_TIME_CODE_MINUTES} minutes.`,
    'If it was not you, ignore this mail and tell nobody the code: your password stays as it is.',
  ])
}

/** Guesses at codes also come from people who cannot read this mailbox. */
export function wrongCodesMail(to: string): Mail {
  return compose(to, `Someone is guessing codes of your ${PRODUCT_NAME} account`, [
    `Many wrong codes were tried for your ${PRODUCT_NAME} account today. None of them was right, and your account is as it was.`,
    'If there are many more, codes are accepted for a day only in browsers that have signed in to your account before.',
    'You need not do anything. Do not tell anybody a code from our mails.',
  ])
}

export function passwordChangedMail(to: string, { areTokensRevoked }: { areTokensRevoked: boolean }): Mail {
  return compose(to, `Your ${PRODUCT_NAME} password was changed`, [
    `The password of your ${PRODUCT_NAME} account was just changed, and other devices were signed out.`,
    areTokensRevoked
      ? 'If it was you, there is nothing to do. Your access tokens were revoked; you can create new ones in your settings.'
      : 'If it was you, there is nothing to do. Your access tokens still work; you can revoke them in your settings.',
    'If it was not you, choose "Forgot password" on the login page at once: a new password from there ends every session and revokes every token.',
  ])
}

/** After a reset nothing that was let in before is in any longer. */
export function passwordResetDoneMail(to: string): Mail {
  return compose(to, `Your ${PRODUCT_NAME} password was changed`, [
    `The password of your ${PRODUCT_NAME} account was just reset. Every device was signed out, every access token revoked and every connected account disconnected.`,
    'If it was you, log in with the new password. To connect an account at another provider again, continue with that provider on the login page.',
    'If it was not you, change the password of this mailbox first: someone else may read it. Then choose "Forgot password" on the login page.',
  ])
}

/** A token opens the account for months, so its owner hears of each. */
export function tokenCreatedMail(
  to: string,
  { name, scopes, expiresAt }: { name: string; scopes: readonly string[]; expiresAt: Date },
): Mail {
  return compose(to, `A new access token for your ${PRODUCT_NAME} account`, [
    `An access token named "${name}" was just made. A program that has it may ${scopes.join(' and ')} in your name until ${expiresAt.toISOString().slice(0, 10)}.`,
    'If it was you, there is nothing to do.',
    'If it was not you, choose "Forgot password" on the login page at once: a new password from there ends every session and revokes every token.',
  ])
}

/** The code that proves that whoever signs in with an identity provider owns the account with the same address. */
export function identityLinkMail(to: string, issuer: string, code: string): Mail {
  return compose(to, `Connect your ${PRODUCT_NAME} account`, [
    `Someone, probably you, wants to log in to your ${PRODUCT_NAME} account with an account at ${providerName(issuer)}. Enter this code to connect the two:`,
    { code },
    `It works once, for ${ONE_TIME_CODE_MINUTES} minutes.`,
    'If it was not you, ignore this mail and tell nobody the code: without it nothing is connected.',
  ])
}

/** A linked identity signs in without the password, so the owner learns about each link. */
export function identityLinkedMail(to: string, issuer: string): Mail {
  return compose(to, `A new way to log in to your ${PRODUCT_NAME} account`, [
    `An account at ${providerName(issuer)} was just connected to your ${PRODUCT_NAME} account. It can log in without your password.`,
    'If it was you, there is nothing to do. You can disconnect it in your settings.',
    'If it was not you, choose "Forgot password" on the login page at once: a new password from there disconnects it, ends every session and revokes every token.',
  ])
}

/** The code that proves a member reads the address they want to change to. */
export function emailChangeMail(to: string, code: string): Mail {
  return compose(to, `Confirm your new ${PRODUCT_NAME} address`, [
    `Enter this code in your ${PRODUCT_NAME} profile to make this your email address:`,
    { code },
    `It works once, for ${ONE_TIME_CODE_MINUTES} minutes.`,
    `If you did not ask for this, ignore this mail: without the code nothing happens.`,
  ])
}

/** Told only to the address's owner, since a member who asks for an address must not learn whose it is. */
export function addressInUseMail(to: string): Mail {
  return compose(to, `This address belongs to your ${PRODUCT_NAME} account`, [
    `Someone, perhaps you, tried to make this the address of another ${PRODUCT_NAME} account. It stays with yours: an address serves one account only.`,
    'If it was you, choose another address there, or give this account another one first.',
    'If it was not you, there is nothing to do: your account is as it was.',
  ])
}

/** To the address that was replaced, which logs nobody in any more: the way back leads over the new one. */
export function emailChangedMail(to: string, newAddress: string): Mail {
  return compose(to, `Your ${PRODUCT_NAME} address was changed`, [
    `The email address of your ${PRODUCT_NAME} account is now ${newAddress}. Other devices were signed out, and accounts at other providers that could log in were disconnected.`,
    'If it was you, there is nothing to do.',
    'If it was not you, someone else is in your account. Be quick:',
    `1. Log in with ${newAddress} and your password, and choose another password in the settings. That signs out every other device.`,
    '2. Change the address back in your profile. The code for it comes to this mailbox.',
    'If your password no longer works, it was changed as well, and only those who run the site can help you.',
  ])
}

export function accountDeletedMail(to: string): Mail {
  return compose(to, `Your ${PRODUCT_NAME} account is deleted`, [
    `Your ${PRODUCT_NAME} account was deleted as you asked, with your posts, reactions and pictures.`,
    'If it was not you, change the password of this mailbox: someone else may read it.',
  ])
}

type Paragraph = string | { code: string }

function compose(to: string, subject: string, paragraphs: readonly Paragraph[]): Mail {
  const text = paragraphs.map((part) => (typeof part === 'string' ? part : part.code)).join('\n\n')
  const html = paragraphs
    .map((part) => (typeof part === 'string' ? paragraph(escapeHtml(part)) : codeBlock(part.code)))
    .join('\n')
  return { to, subject, text: `${text}\n`, html: frame(subject, html) }
}

// Mail programs drop style sheets, so each element carries its own.
const paragraph = (text: string) => `<p style="margin:0 0 16px;line-height:1.5">${text}</p>`

const codeBlock = (code: string) =>
  `<p style="margin:0 0 16px;font:bold 32px ui-monospace,Menlo,Consolas,monospace;letter-spacing:8px">${code}</p>`

const frame = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title}</title></head>
<body style="margin:0;padding:24px;background:#f6f3ef;color:#1b1918;font:16px system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border-radius:16px">
<p style="margin:0 0 24px;font-weight:800;font-size:22px">${PRODUCT_NAME}</p>
${body}
</div>
</body>
</html>
`

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
