// Hashes of passwords: scrypt, in the threads that Node has beside its own; hashes of before are still read.
import { randomBytes, scrypt, scryptSync, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BackendOptions } from '../context';

type Hashing = Pick<BackendOptions, 'passwordCost'>;

/** 2^14 blocks of 1 KiB, five times: a choice of OWASP's list that takes 16 MiB a password. */
const usualCost = 14;
const blockSize = 8;
const parallelization = 5;
const length = 32;

const parameters = (cost: number): ScryptOptions => ({
  N: 2 ** cost,
  r: blockSize,
  p: parallelization,
  maxmem: 2 ** cost * blockSize * 256,
});

const costOf = ({ passwordCost }: Hashing): number => passwordCost ?? usualCost;

const written = (cost: number, salt: Buffer, key: Buffer): string =>
  `$scrypt$ln=${cost}$${salt.toString('base64')}$${key.toString('base64')}`;

const format = /^\$scrypt\$ln=(\d{1,2})\$([A-Za-z0-9+/=]+)\$([A-Za-z0-9+/=]+)$/;

// One processor is left to those who only look around, whatever comes in of passwords.
let free = Math.max(1, availableParallelism() - 1);
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free--;
  else await new Promise<void>((go) => waiting.push(go));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free++;
  }
}

const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  inTurn(
    () =>
      new Promise((resolve, reject) =>
        scrypt(password, salt, length, parameters(cost), (error, key) =>
          error ? reject(error) : resolve(key),
        ),
      ),
  );

export async function hashPassword(password: string, options: Hashing): Promise<string> {
  const salt = randomBytes(16);
  return written(costOf(options), salt, await derive(password, salt, costOf(options)));
}

/** Blocks for as long as it takes: for filling a database only. */
export function hashPasswordSync(password: string, options: Hashing): string {
  const salt = randomBytes(16);
  return written(costOf(options), salt, scryptSync(password, salt, length, parameters(costOf(options))));
}

/** A hash that no password has. Who guesses addresses must wait as long for an unknown one as for a known one. */
export const hashOfNobody = (options: Hashing): string =>
  written(costOf(options), Buffer.alloc(16), Buffer.alloc(length));

/** Whether a hash is one that would be made today. */
export const isUpToDate = (hash: string, options: Hashing): boolean =>
  Number(format.exec(hash)?.[1]) === costOf(options);

export async function matchesHash(password: string, hash: string): Promise<boolean> {
  if (/^\$2[aby]\$\d\d\$.{53}$/.test(hash)) return inTurn(() => matchesBcrypt(password, hash));
  const [, cost = '', salt = '', key = ''] = format.exec(hash) ?? [];
  if (key === '') return false;
  const wanted = Buffer.from(key, 'base64');
  const found = await derive(password, Buffer.from(salt, 'base64'), Number(cost));
  return wanted.length === found.length && timingSafeEqual(wanted, found);
}

// bcryptjs works in JavaScript, so it gets a thread of its own; there is one such sign-in left for each old account.
const inThread = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { bcryptjs, password, hash } = workerData;
  parentPort.postMessage(require(bcryptjs).compareSync(password, hash));`;

function matchesBcrypt(password: string, hash: string): Promise<boolean> {
  const bcryptjs = createRequire(import.meta.url).resolve('bcryptjs');
  return new Promise((resolve, reject) => {
    const worker = new Worker(inThread, {
      eval: true,
      execArgv: [],
      workerData: { bcryptjs, password, hash },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
