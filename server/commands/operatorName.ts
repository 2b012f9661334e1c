import { userInfo } from 'node:os';

/**
 * The login name of the person who runs this process, even behind `sudo`; an account without a name is given by its
 * number.
 */
export function operatorName(environment: NodeJS.ProcessEnv = process.env): string {
  const named = environment['SUDO_USER'];
  if (named) return named.slice(0, 64);
  try {
    return userInfo().username.slice(0, 64);
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
