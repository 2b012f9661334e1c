import { Client } from 'pg';

/** Makes a database on the server of `serverUrl`, empty or a copy of `template`; gives back its address. */
export async function createDatabase(serverUrl: string, name: string, template?: string): Promise<string> {
  const admin = new Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    await admin.query(`create database ${name}${template ? ` template ${template}` : ''}`);
  } finally {
    await admin.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
