// Whatever a run starts bears its mark, and ends with it: also what went into a group of its own, and when the run is killed.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';

const mark = 'AIRSIDE_RUN';

export interface Leash {
  /** For what is started. Marks add up: what a run starts within a run bears both. */
  env: NodeJS.ProcessEnv;
  /** Who bears the mark; on a machine without /proc nobody knows. */
  bearers(): Bearer[];
  /** Ends all of them. */
  letGo(): void;
}

export interface Bearer {
  pid: number;
  command: string;
}

export function putOnLeash(): Leash {
  const id = randomUUID();
  const env = { ...process.env, [mark]: [process.env[mark], id].filter(Boolean).join(' ') };
  // Without the mark. Its input ends when this process does, however that comes about.
  const sweeper = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(import.meta.url), id], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  sweeper.unref();
  (sweeper.stdin as unknown as { unref(): void }).unref();
  return { env, bearers: () => bearersOf(id), letGo: () => sweeper.stdin.end() };
}

function bearersOf(id: string): Bearer[] {
  return processes().flatMap((pid) => {
    // A process may end while it is looked at, and may be another's.
    const environment = textOf(`/proc/${pid}/environ`).split('\0');
    const isOurs = environment.some((line) => line.startsWith(`${mark}=`) && line.includes(id));
    const command = textOf(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim();
    return isOurs && command ? [{ pid, command }] : [];
  });
}

function processes(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Boolean);
  } catch {
    return [];
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function signal(id: string, name: NodeJS.Signals): void {
  for (const { pid } of bearersOf(id))
    try {
      process.kill(pid, name);
    } catch {
      // It has ended by itself.
    }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const id = process.argv[2]!;
  process.stdin.resume().once('end', () => {
    signal(id, 'SIGTERM');
    // What did not listen, and what was being started meanwhile.
    setTimeout(() => signal(id, 'SIGKILL'), 2000);
  });
}
