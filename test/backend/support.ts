import * as v from 'valibot';
import { createApp } from '../../backend/app';
import type { Database } from '../../backend/database/database';
import { openDatabase } from '../../backend/database/openDatabase';
import type { Dependencies } from '../../backend/dependencies';
import { facts } from '../../backend/items';
import { fieldLabel, optionLabel, ratingLabel } from '../../backend/labels';
import { createLog } from '../../backend/log';
import { addInquiry, insertReview } from '../../backend/submissions';
import { emptyInquiry } from '../../machines/formRules';

const opened: Database[] = [];
afterAll(() => Promise.all(opened.splice(0).map((database) => database.close())));

/** Opens a database that is closed after the tests of the file. */
export async function open(url = 'file::memory:'): Promise<Database> {
  const database = await openDatabase(url);
  opened.push(database);
  return database;
}

/** The origin of the English site in these tests. */
export const ownOrigin = 'https://www.studio.test';

const unlimited = { perAddress: { max: 1e6, within: 1 }, inAll: { max: 1e6, within: 1 } };

/** The backend without rate limits on an empty database, with a manual clock and its log. */
export async function service(options: Partial<Dependencies> = {}) {
  const clock = { now: Date.parse('2026-11-22T12:00:00.000Z') };
  const lines: string[] = [];
  const database = options.database ?? (await open());
  const dependencies = {
    database,
    now: () => clock.now,
    log: createLog({ write: (line) => void lines.push(line) }),
    appId: 'studio',
    isOwnOrigin: (origin: string) => origin === ownOrigin,
    trustedProxies: 1,
    owner: 'owner@studio.test',
    password: 'a-password-of-these-tests',
    origin: 'https://reviews.studio.test',
    ownerLanguage: 'en',
    studioName: { en: 'Tafrit Studio', he: 'סטודיו תפריט' },
    inquiryDays: 400,
    limits: unlimited,
    ...options,
  } as const satisfies Dependencies;
  const app = createApp(dependencies);
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ownOrigin, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { app, post, database, dependencies, clock, lines };
}

/** A review as the site's form sends it. */
export const sentReview = {
  appId: 'studio',
  name: 'Dana',
  company: 'Dana Bakery',
  service: 'qr-menu-systems',
  rating: 5,
  review: 'Lovely work.',
  email: 'dana@example.com',
  status: 'approved',
};

/** An inquiry as the site's form sends it. */
export const sentInquiry = {
  ...emptyInquiry,
  name: 'Dana Levi',
  email: 'dana@example.com',
  service: 'qr-menu-systems',
  budget: '1k-5k',
  timeline: 'asap',
  message: 'Twelve tables, two languages.',
  terms: true,
};

const before = Date.parse('2026-11-22T11:00:00.000Z');
let stored = 0;

/** Stores a review without a request, pending unless `own` says otherwise, and returns its id. */
export async function storeReview(
  database: Database,
  own: Partial<typeof sentReview> = {},
  createdAt = before,
): Promise<string> {
  stored += 1;
  const id = stored.toString(16).padStart(16, '0');
  const review = { ...sentReview, status: 'pending', id, createdAt, ...own };
  await database.write([insertReview(review)]);
  return id;
}

/** Stores an inquiry without a request, and returns its id. */
export async function storeInquiry(
  database: Database,
  own: Partial<typeof sentInquiry> = {},
): Promise<string> {
  const values = { ...sentInquiry, ...own };
  await addInquiry({ database, now: () => before, owner: undefined }, values);
  return String((await valuesOf(database, 'SELECT id FROM items ORDER BY rowid')).at(-1));
}

/** Field and value as the owner reads them: a line with a label, or a value that stands for itself. */
export function shownField(name: string, value: unknown, language: 'en' | 'he', between = ': ') {
  if (typeof value === 'number') return ratingLabel(value, language);
  const fact = facts.find((one) => one === name);
  if (!fact) return String(value);
  const label = optionLabel(fact, String(value), language) ?? value;
  return fieldLabel(fact, language) + between + label;
}

/** The first column of each row. */
export async function valuesOf(database: Database, sql: string): Promise<unknown[]> {
  return (await rowsOf(database, sql)).map((row) => Object.values(row)[0]);
}

/** Rows as they are stored. */
export function rowsOf(database: Database, sql: string): Promise<Record<string, unknown>[]> {
  return database.all(v.record(v.string(), v.unknown()), { sql, args: [] });
}
