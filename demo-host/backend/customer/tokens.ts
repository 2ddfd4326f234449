// Customer tokens: issued as JWTs with a fixed life, read back, and revoked for a whole customer at once.
import { createHmac, randomBytes } from 'node:crypto';
import { decodeJwt, jwtVerify, SignJWT } from 'jose';
import type { BackendOptions, Customer } from '../context';
import type { Database } from '../database';
import { one, run } from '../database';
import { settingNumber } from '../settings';
import { findCustomer } from './rows';

/** Magento's user type of a customer, claim `utypid`; an administrator is 2. */
const customerType = 3;

function storedSecret(db: Database): string {
  run(db, 'INSERT OR IGNORE INTO token_secret (id, secret) VALUES (1, ?)', randomBytes(32).toString('hex'));
  return one<{ secret: string }>(db, 'SELECT secret FROM token_secret WHERE id = 1')?.secret ?? '';
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

/** The customer of a token; null when it is malformed, expired, revoked or somebody's who is gone. */
export async function customerOfToken(
  db: Database,
  token: string,
  now: Date,
  options: BackendOptions,
): Promise<Customer | null> {
  try {
    const { uid } = decodeJwt(token);
    const row = typeof uid === 'number' ? findCustomer(db, uid) : undefined;
    if (!row) return null;
    const { payload } = await jwtVerify(token, keyOf(db, options, row.id, row.token_generation), {
      algorithms: ['HS256'],
      currentDate: now,
    });
    return payload.utypid === customerType ? { id: row.id, email: row.email, groupId: row.group_id } : null;
  } catch {
    return null;
  }
}

export function revokeTokens(db: Database, customerId: number): void {
  run(db, 'UPDATE customer SET token_generation = token_generation + 1 WHERE id = ?', customerId);
}
