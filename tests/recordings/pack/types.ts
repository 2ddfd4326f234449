// The shop with products of every type: kept is what a backend answers alike, and what had to be sent before it.
import { join } from 'node:path';
import { play } from '../../backend/replay/play';
import { runs, type Json } from '../recordings';
import { caseLine, readJson, type FreshStep } from './fresh';
import { typesSeed } from './types-seed';
import { writeLines, writeSeed } from './write';

const cartId = /^[A-Za-z0-9]{32}$/;

interface Index {
  runs: Record<string, { sequence: (string | FreshStep)[] }>;
}

const taxRates = [
  { do: 'add_tax_rate', title: 'US-CA', country: 'US', region: 'CA', percent: 8.25 },
  { do: 'add_tax_rate', title: 'DE', country: 'DE', region: null, percent: 19 },
];

export async function packTypes(from: string, into: string): Promise<void> {
  writeSeed(join(into, 'seed'), typesSeed(join(from, 'seed')));
  const index = readJson<Index>(from, 'index.json');
  for (const run of runs.types) {
    const sequence = index.runs[run]?.sequence ?? [];
    const lines = sequence.flatMap((step) => linesOf(from, typeof step === 'string' ? { case: step } : step));
    writeLines(into, run, [...taxRates, ...lines]);
    const alike = new Set(
      (await play('types', run))
        .filter(({ differences }) => differences.length === 0)
        .map(({ name }) => name),
    );
    writeLines(into, run, [...taxRates, ...needed(lines, alike)]);
  }
}

function linesOf(from: string, step: FreshStep): FreshStep[] {
  if (step.case !== undefined) return step.case.startsWith('schema/') ? [] : [withoutHeaders(from, step)];
  if (step.do === 'sign_in')
    return [{ do: 'sign_in', email: step['email']!, password: step['password']!, token: step['as']! }];
  return Object.entries((step['settings'] ?? {}) as Record<string, string>).map(([path, value]) => ({
    do: 'set_setting',
    path,
    value,
  }));
}

/** Few headers were kept of these answers. */
function withoutHeaders(from: string, step: FreshStep): FreshStep {
  const line = caseLine(join(from, 'recordings'), step);
  const { headers: _, ...response } = line['response'] as Record<string, Json>;
  return { ...line, response };
}

function needed(lines: readonly FreshStep[], alike: ReadonlySet<string>): object[] {
  const last = lines.findLastIndex((line) => alike.has(line.case ?? ''));
  return lines.slice(0, last + 1).flatMap((line): object[] => {
    if (line.case === undefined || alike.has(line.case)) return [line];
    if (!hasConsequences(line)) return [];
    const { case: _, request, response, ...rest } = line;
    const { body, ...answer } = response as { status: number; body?: Json };
    const ids = idsOf(body ?? null);
    return [
      { do: 'send', ...rest, request, response: { ...answer, ...(ids !== undefined && { body: ids }) } },
    ];
  });
}

/** It changes something, or tells for the first time the id of a customer's cart. */
function hasConsequences({ request }: FreshStep): boolean {
  const { method, path, body } = request as { method: string; path: string; body?: { query?: string } };
  if (method === 'GET') return false;
  return !path.startsWith('/graphql') || /^\s*mutation\b|\bcustomerCart\b/.test(body?.query ?? '');
}

/** Of an answer that is not compared, what a replay learns from it: the ids of carts and of their lines. */
function idsOf(value: Json, key = ''): Json | undefined {
  if (typeof value === 'string' && cartId.test(value)) return value;
  if (typeof value !== 'object' || value === null)
    return key === 'uid' || key === 'quantity' ? value : undefined;
  if (Array.isArray(value)) {
    const items = value.map((item) => idsOf(item) ?? null);
    return items.some((item) => item !== null) ? items : undefined;
  }
  const kept = Object.entries(value).flatMap(([name, inner]) => {
    const ids = idsOf(inner, name);
    return ids === undefined ? [] : [[name, ids] as const];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
