import { Client } from 'pg';

/** Creates a database on the server of `serverUrl`, empty or as a copy of `template`; returns its URL. */
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
