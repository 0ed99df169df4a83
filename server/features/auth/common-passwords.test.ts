import { expect, test } from 'vitest'
import { assertUncommonPassword } from './common-passwords.ts'

const REFUSED = {
  fields: [
    {
      path: 'newPassword',
      message: 'This password is too common. Please choose one that is harder to guess.',
    },
  ],
}

test.each([
  'Password1!',
  'PASSword1!',
  'P@ssw0rd',
  'P@ssword1',
  'Pa55w0rd!',
  'Passw0rd!',
  'Password@123',
  'Welcome@123',
  'Admin@123',
  'Qwerty123!',
  'Qwertyuiop!',
  'Iloveyou1!',
  'Letmein1!',
  'Abcd1234!',
  'Aa123456!',
  'Summer2024!',
  '1qaz@WSX',
  '!!Dragon!!',
])('%s is a common password', async (password) => {
  await expect(assertUncommonPassword(password, 'newPassword')).rejects.toMatchObject(REFUSED)
})

test.each([
  'Correct-horse1',
  'Guffaw-demo-1',
  'Secret!pass',
  'Zx9$kLpq',
  '829!@#Bob$%^12',
  'Þorskur-á-disk1',
])('%s is not a common password', async (password) => {
  await expect(assertUncommonPassword(password, 'newPassword')).resolves.toBeUndefined()
})
