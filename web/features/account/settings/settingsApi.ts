import type { SessionList } from '@global-fit/contract/accountArea';
import { fetchUser, type User } from '#api/account.ts';
import { call } from '#api/client.ts';

const ME = '/users/me';

/** Calls about the person and the sessions. Each throws ApiError (422 names the field) and the network's error. */
export const settingsApi = {
  async change(change: { fullName?: string; countryOfResidence?: string | null }): Promise<User> {
    await call(ME, {
      method: 'PATCH',
      json: {
        ...(change.fullName === undefined ? {} : { full_name: change.fullName }),
        ...(change.countryOfResidence === undefined
          ? {}
          : { country_of_residence: change.countryOfResidence }),
      },
    });
    return fetchUser();
  },
  async changePassword(current: string, wanted: string): Promise<void> {
    await call(`${ME}/password`, { json: { current_password: current, new_password: wanted } });
  },
  /** Returns the server's message, which is the same whether the address is free or not. */
  async changeEmail(email: string, password: string): Promise<string> {
    return (await call<{ detail: string }>(`${ME}/email`, { json: { email, password } })).detail;
  },
  async sessions(signal: AbortSignal): Promise<SessionList['data']> {
    return (await call<SessionList>(`${ME}/sessions`, { signal })).data;
  },
  async endSession(id: string): Promise<void> {
    await call(`${ME}/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' });
  },
  async signOutEverywhere(): Promise<void> {
    await call(`${ME}/sign-out-everywhere`, { method: 'POST' });
  },
  /** Path of the file with all data about the person, for `downloadFile`. */
  dataPath: `${ME}/data`,
  async deleteAccount(password: string): Promise<void> {
    await call(ME, { method: 'DELETE', json: { password } });
  },
} as const;
