// The recordings as files: what was asked, what was answered, and in which order with which steps between.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Recording {
  request: {
    method: string;
    url: string;
    headers: Record<string, string>;
    /** The decoded query of a GET. */
    search?: Record<string, Json>;
    body?: Json;
    bodyText?: string;
  };
  response: { status: number; headers: Record<string, string | string[]>; body?: Json };
}

/** A case, or something that was done without being recorded (contract/seed/README.md, areas.json). */
export interface Step {
  case?: string;
  do?: string;
  token?: string;
  [detail: string]: Json | undefined;
}

/** Runs in their order; `none` are the two cases recorded before the contact module was installed. */
export const runNames = ['none', 'A', 'B', 'C', 'D', 'E'] as const;
export type RunName = (typeof runNames)[number];

interface Areas {
  runs: Record<string, { sequence: (string | Step)[] }>;
  areas: Record<string, { parts: { run: string; cases: string[] }[] }>;
}

/** The contract folder: recordings beside seed. */
export class Recordings {
  private readonly areas: Areas;

  constructor(private readonly folder: string) {
    this.areas = JSON.parse(readFileSync(join(folder, 'seed/areas.json'), 'utf8')) as Areas;
  }

  get seedFolder(): string {
    return join(this.folder, 'seed');
  }

  /** How many cases each area has. */
  get counts(): Map<string, number> {
    return new Map(
      Object.entries(this.areas.areas).map(([area, { parts }]) => [
        area,
        parts.reduce((sum, { cases }) => sum + cases.length, 0),
      ]),
    );
  }

  steps(run: RunName): Step[] {
    if (run === 'none')
      return Object.entries(this.areas.areas).flatMap(([area, { parts }]) =>
        parts
          .filter((part) => part.run === 'none')
          .flatMap(({ cases }) => cases.map((name) => ({ case: `${area}/${name}` }))),
      );
    const sequence = this.areas.runs[run]?.sequence ?? [];
    return sequence.map((step) => (typeof step === 'string' ? { case: step } : step));
  }

  read(name: string): Recording {
    return JSON.parse(readFileSync(join(this.folder, 'recordings', `${name}.json`), 'utf8')) as Recording;
  }
}

export const areaOf = (name: string) => name.split('/')[0] ?? '';
