import { call } from '#api/client.ts';

/** Calls about the links that our messages hold, for which nobody need be signed in. Each throws as `call` does. */
export const linkApi = {
  /** Gives the server's own words: the same whether it knows the address or not. */
  async requestReset(email: string): Promise<string> {
    return (await call<{ detail: string }>('/password-recovery', { json: { email } })).detail;
  },
  async resetPassword(token: string, wanted: string): Promise<void> {
    await call('/reset-password', { json: { token, new_password: wanted } });
  },
  async confirmEmail(token: string): Promise<{ readonly email: string }> {
    return call<{ email: string }>('/users/confirm-email', { json: { token } });
  },
} as const;
