// Customer tokens: issued as JWTs with a fixed life, read back, and revoked for a whole customer at once.
import { createHmac, randomBytes } from 'node:crypto';
import { decodeJwt, errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { BackendOptions, Customer } from '../context';
import type { Database } from '../database';
import { one, run } from '../database';
import { settingNumber } from '../settings';
import { findCustomer, type CustomerRow } from './rows';

/** Magento's user type of a customer, claim `utypid`; an administrator is 2. */
const customerType = 3;

function storedSecret(db: Database): string {
  const kept = () => one<{ secret: string }>(db, 'SELECT secret FROM token_secret WHERE id = 1')?.secret;
  const known = kept();
  // Looked for first: who is signed in may look around where nothing can be written.
  if (known !== undefined) return known;
  run(db, 'INSERT OR IGNORE INTO token_secret (id, secret) VALUES (1, ?)', randomBytes(32).toString('hex'));
  return kept() ?? '';
}

// Every customer has a key of their own that changes on revocation: what was issued before no longer verifies,
// whatever its second of issue, and nothing needs to be remembered per token.
function keyOf(db: Database, options: BackendOptions, customerId: number, generation: number): Uint8Array {
  const secret = options.secret ?? storedSecret(db);
  return createHmac('sha256', secret).update(`customer ${customerId} ${generation}`).digest();
}

export async function issueToken(
  db: Database,
  customerId: number,
  now: Date,
  options: BackendOptions,
): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000);
  const generation = findCustomer(db, customerId)?.token_generation ?? 0;
  return new SignJWT({ uid: customerId, utypid: customerType })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(issued)
    .setExpirationTime(issued + settingNumber(db, 'webapi/jwtauth/customer_expiration') * 60)
    .sign(keyOf(db, options, customerId, generation));
}

async function verify(
  db: Database,
  token: string,
  now: Date,
  options: BackendOptions,
  row: CustomerRow,
  generation = row.token_generation,
): Promise<JWTPayload> {
  const key = keyOf(db, options, row.id, generation);
  return (await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now })).payload;
}

function claimedCustomer(db: Database, token: string): CustomerRow | undefined {
  const { uid } = decodeJwt(token);
  return typeof uid === 'number' ? findCustomer(db, uid) : undefined;
}

/** The customer of a token; null when it is malformed, expired, revoked or somebody's who is gone. */
export async function customerOfToken(
  db: Database,
  token: string,
  now: Date,
  options: BackendOptions,
): Promise<Customer | null> {
  try {
    const row = claimedCustomer(db, token);
    if (!row) return null;
    const { utypid } = await verify(db, token, now, options, row);
    return utypid === customerType ? { id: row.id, email: row.email, groupId: row.group_id } : null;
  } catch {
    return null;
  }
}

const unreadable = 'Composite reader could not read a token';
/** Who was signed out more often than this since then is told that the token is unreadable. */
const generationsLookedThrough = 100;

/** Why a token is no longer, or never was, a customer's: in the words of releases that say so. */
export async function whyRejected(
  db: Database,
  token: string,
  now: Date,
  options: BackendOptions,
): Promise<string> {
  try {
    const row = claimedCustomer(db, token);
    for (let age = 0; row && age <= Math.min(row.token_generation, generationsLookedThrough); age++)
      try {
        await verify(db, token, now, options, row, row.token_generation - age);
        return 'User token has been revoked';
      } catch (error) {
        if (error instanceof errors.JWTExpired) return 'Consumer key has expired';
      }
  } catch {
    // Not even a JWT.
  }
  return unreadable;
}

export function revokeTokens(db: Database, customerId: number): void {
  run(db, 'UPDATE customer SET token_generation = token_generation + 1 WHERE id = ?', customerId);
}
