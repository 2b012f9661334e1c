import { call } from '#api/client.ts';

/** Calls for the links in our messages, which need no session. Each throws like `call`. */
export const linkApi = {
  /** Returns the server's message, which is the same whether it knows the address or not. */
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
