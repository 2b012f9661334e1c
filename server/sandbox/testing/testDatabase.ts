import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { drizzle as onServer } from 'drizzle-orm/node-postgres';
import { drizzle as onPglite } from 'drizzle-orm/pglite';
import { Client, Pool } from 'pg';
import * as schema from '../schema.ts';
import type { SandboxDatabase } from '../types.ts';

export interface TestDatabase {
  readonly db: SandboxDatabase;
  close(): Promise<void>;
}

/** The statements that make the sandbox's tables. */
async function tables(): Promise<string[]> {
  return generateMigration(generateDrizzleJson({}), generateDrizzleJson(schema));
}

/** An empty database with the sandbox's tables: on the server of TEST_DATABASE_URL, else in memory. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const url = process.env['TEST_DATABASE_URL'];
  return url ? openOnServer(url) : openInMemory();
}

async function openInMemory(): Promise<TestDatabase> {
  const client = await PGlite.create();
  for (const statement of await tables()) await client.exec(statement);
  return { db: onPglite(client), close: () => client.close() };
}

async function openOnServer(url: string): Promise<TestDatabase> {
  const name = `sandbox_${randomBytes(6).toString('hex')}`;
  const admin = new Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const target = new URL(url);
  target.pathname = `/${name}`;
  const pool = new Pool({ connectionString: target.href, max: 12 });
  for (const statement of await tables()) await pool.query(statement);
  return {
    db: onServer(pool),
    async close() {
      await pool.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
