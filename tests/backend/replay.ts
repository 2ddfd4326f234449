// Sends recorded requests again, in their order and with the steps between them, and compares the answers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Backend } from '../../demo-host/backend';
import { one, run } from '../../demo-host/backend/database';
import { saveSetting } from '../../demo-host/backend/settings';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
interface Recording {
  request: {
    method: string;
    url: string;
    headers: Record<string, string>;
    search?: Record<string, Json>;
    body?: Json;
  };
  response: { status: number; body?: Json; bodyText?: string };
}
export type Step =
  | string
  | { case: string; token?: string }
  | ({ do: string; token?: string } & Record<string, Json | undefined>);

export interface Compared {
  name: string;
  /** What differs; empty when nothing does. */
  differences: string[];
}

/** Not determined by the seed: times, address ids, report ids. */
const masked = new Set(['created_at', 'updated_at', 'order_date', 'timestamp', 'locations']);
const maskedIdParents = new Set(['billing_address', 'address']);
const cartId = /^[A-Za-z0-9]{32}$/;

export class Replay {
  /** Recorded cart id or token name → what it is here. */
  private readonly ids = new Map<string, string>();
  private readonly tokens = new Map<string, string>();

  constructor(
    private readonly backend: Backend,
    private readonly folder: string,
    private readonly clock: { now: Date },
  ) {}

  /** Steps of one run, from the start up to and including the areas asked for. */
  static steps(folder: string, runName: string): Step[] {
    const file = readFileSync(join(folder, 'contract/seed/areas.json'), 'utf8');
    return (JSON.parse(file) as { runs: Record<string, { sequence: Step[] }> }).runs[runName]?.sequence ?? [];
  }

  async play(steps: readonly Step[], areas: readonly string[]): Promise<Compared[]> {
    const results: Compared[] = [];
    for (const step of steps) {
      if (typeof step === 'object' && 'do' in step)
        await this.prepare(step as { do: string } & Record<string, Json>);
      else {
        const { case: name, token } =
          typeof step === 'string'
            ? { case: step, token: undefined }
            : (step as { case: string; token?: string });
        const area = name.split('/')[0] ?? '';
        if (areas.includes(area)) results.push(await this.replay(name, token));
      }
      this.clock.now = new Date(this.clock.now.getTime() + 100);
    }
    return results;
  }

  private recording(name: string): Recording {
    return JSON.parse(
      readFileSync(join(this.folder, 'contract/recordings', `${name}.json`), 'utf8'),
    ) as Recording;
  }

  private here(text: string): string {
    let result = text;
    for (const [recorded, own] of this.ids) result = result.replaceAll(recorded, own);
    return result;
  }

  private bearer(token: string): string {
    const [name, ...rest] = token.split(' ');
    const value = this.tokens.get(name ?? '');
    if (value === undefined) return `Bearer ${token.replaceAll(' ', '-')}`;
    return `Bearer ${rest.length > 0 ? `${value.slice(0, -4)}AAAA` : value}`;
  }

  private async send(
    method: string,
    path: string,
    options: { body?: Json; token?: string; headers?: Record<string, string> } = {},
  ): Promise<{ status: number; body: Json }> {
    const headers = new Headers(options.headers ?? { 'content-type': 'application/json' });
    if (options.token !== undefined) headers.set('authorization', this.bearer(options.token));
    const text = typeof options.body === 'string' ? options.body : JSON.stringify(options.body);
    const response = await this.backend.handle(
      new Request(`http://magento.test${this.here(path)}`, {
        method,
        headers,
        ...(options.body !== undefined && { body: this.here(text) }),
      }),
    );
    const answer = await response.text();
    try {
      return { status: response.status, body: JSON.parse(answer) as Json };
    } catch {
      return { status: response.status, body: answer };
    }
  }

  private async graphql(query: string, variables: Json, token?: string): Promise<{ [key: string]: Json }> {
    const { body } = await this.send('POST', '/graphql', {
      body: { query, variables },
      ...(token && { token }),
    });
    return (body as { data: { [key: string]: Json } }).data;
  }

  private async prepare(step: { do: string } & Record<string, Json>): Promise<void> {
    const { db } = this.backend;
    const token = step.token as string | undefined;
    switch (step.do) {
      case 'sign_in': {
        const data = await this.graphql(
          'mutation($e: String!, $p: String!) { generateCustomerToken(email: $e, password: $p) { token } }',
          { e: step.email ?? null, p: step.password ?? null },
        );
        this.tokens.set(
          String(step.token),
          (data.generateCustomerToken as { token: string } | null)?.token ?? 'none',
        );
        break;
      }
      case 'sign_in_fails':
        for (let n = 0; n < Number(step.times); n++) {
          await this.graphql(
            'mutation($e: String!) { generateCustomerToken(email: $e, password: "wrong") { token } }',
            {
              e: step.email ?? null,
            },
          );
        }
        break;
      case 'create_cart': {
        const data = await this.graphql('mutation { createEmptyCart }', {}, token);
        this.ids.set(String(step.cart), String(data.createEmptyCart));
        break;
      }
      case 'add_to_cart':
        await this.graphql(
          'mutation($c: String!, $i: [CartItemInput!]!) { addProductsToCart(cartId: $c, cartItems: $i) { user_errors { message } } }',
          { c: step.cart ?? null, i: step.items ?? null },
          token,
        );
        break;
      case 'graphql':
        await this.graphql(String(step.query), step.variables ?? {}, token);
        break;
      case 'rest':
        await this.send(String(step.method), String(step.path), {
          body: step.body ?? null,
          ...(token && { token }),
        });
        break;
      case 'wait':
        this.clock.now = new Date(this.clock.now.getTime() + Number(step.seconds) * 1000);
        break;
      case 'set_setting':
        saveSetting(db, String(step.path), step.value as string);
        break;
      case 'read_reset_token_from_mail': {
        const mail = one<{ body: string }>(
          db,
          'SELECT body FROM outbox WHERE recipient = ? ORDER BY id DESC',
          String(step.email),
        );
        const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1];
        if (token !== undefined) this.ids.set(String(step.stands_for), token);
        break;
      }
      case 'set_stock':
        // The quantity that is set is the one that can be sold: what is reserved comes on top of it.
        run(
          db,
          'UPDATE stock SET quantity = ? + reserved, is_in_stock = ? WHERE product_id = (SELECT id FROM product WHERE sku = ?)',
          Number(step.qty),
          step.is_in_stock ? 1 : 0,
          String(step.sku),
        );
        break;
      case 'set_product_status':
        run(db, 'UPDATE product SET status = ? WHERE sku = ?', Number(step.status), String(step.sku));
        break;
      case 'delete_product':
        run(db, 'DELETE FROM product WHERE sku = ?', String(step.sku));
    }
  }

  private async replay(name: string, token: string | undefined): Promise<Compared> {
    const { request, response } = this.recording(name);
    const url = new URL(request.url);
    const query = new URLSearchParams();
    for (const [key, value] of Object.entries(request.search ?? {})) {
      query.set(key, this.here(typeof value === 'string' ? value : JSON.stringify(value)));
    }
    const path = request.search ? `${url.pathname}?${query.toString()}` : url.pathname;
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([, value]) => !value.includes('<')),
    );
    const answer = await this.send(request.method, path, {
      headers,
      ...(request.body !== undefined && { body: request.body }),
      ...(token !== undefined && { token }),
    });
    const differences: string[] = [];
    if (answer.status !== response.status)
      differences.push(`status ${answer.status}, not ${response.status}`);
    if (response.body !== undefined) this.compare(response.body, answer.body, '', differences);
    return { name, differences };
  }

  private compare(recorded: Json, own: Json, path: string, differences: string[]): void {
    const differ = () =>
      differences.push(
        `${path}: ${JSON.stringify(own)?.slice(0, 300)}, not ${JSON.stringify(recorded).slice(0, 300)}`,
      );
    if (typeof recorded === 'string') return this.compareText(recorded, own, differ);
    if (typeof recorded !== 'object' || recorded === null || typeof own !== 'object' || own === null) {
      if (recorded !== own) differ();
      return;
    }
    if (Array.isArray(recorded) !== Array.isArray(own)) return void differ();
    const parent = path.split('.').at(-1) ?? '';
    const keys = new Set([...Object.keys(recorded), ...Object.keys(own)]);
    for (const key of keys) {
      const a = (recorded as Record<string, Json | undefined>)[key];
      const b = (own as Record<string, Json | undefined>)[key];
      if (masked.has(key) || (key === 'id' && maskedIdParents.has(parent))) {
        if ((a === undefined) !== (b === undefined)) differences.push(`${path}.${key}: only on one side`);
      } else if (a === undefined || b === undefined) {
        differences.push(
          `${path}.${key}: ${JSON.stringify(b)?.slice(0, 200)}, not ${JSON.stringify(a)?.slice(0, 200)}`,
        );
      } else this.compare(a, b, `${path}.${key}`, differences);
    }
  }

  private compareText(recorded: string, own: Json, differ: () => void): void {
    const jwt = /^<jwt customer uid=(\d+)>$/.exec(recorded);
    if (jwt) {
      const payload = String(own).split('.')[1] ?? '';
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString() || '{}') as { uid?: number };
      if (claims.uid !== Number(jwt[1])) differ();
      return;
    }
    if (cartId.test(recorded) && typeof own === 'string' && cartId.test(own)) {
      const known = this.ids.get(recorded);
      if (known === undefined) this.ids.set(recorded, own);
      else if (known !== own) differ();
      return;
    }
    const mask = (text: string) => text.replace(/webapi-[0-9a-f]+/, 'webapi-');
    if (typeof own !== 'string' || mask(this.here(recorded)) !== mask(own)) differ();
  }
}
