// What a replay has to remember: which cart, token or key of the recordings is which one here.
import type { Backend } from '../../../demo-host/backend';
import type { Json } from '../../recordings/recordings';

export interface Answer {
  status: number;
  headers: Headers;
  /** Parsed when it is JSON, else the text. */
  body: Json;
}

interface Sending {
  body?: Json;
  token?: string;
  /** What stands before the token; default 'Bearer '. */
  scheme?: string;
  headers?: Record<string, string>;
}

export class Session {
  private readonly ids = new Map<string, string>();
  private readonly tokens = new Map<string, string>();

  constructor(
    readonly backend: Backend,
    readonly clock: { now: Date },
  ) {}

  /** Learns that `own` stands for `recorded`; false when it stood for something else. */
  match(recorded: string, own: string): boolean {
    const known = this.ids.get(recorded);
    if (known === undefined) this.ids.set(recorded, own);
    return known === undefined || known === own;
  }

  /** Recorded text with the ids that it has here. */
  here(text: string): string {
    let result = text;
    for (const [recorded, own] of this.ids) result = result.replaceAll(recorded, own);
    return result;
  }

  keepToken(name: string, token: string): void {
    this.tokens.set(name, token);
  }

  /** `diana#3 with a broken signature` is diana's third token, spoilt; an unknown name is no token of a customer. */
  private tokenOf(name: string): string {
    const own = this.tokens.get(name);
    if (own !== undefined) return own;
    const spoilt = this.tokens.get(name.split(' ')[0] ?? '');
    return spoilt === undefined ? name.replaceAll(' ', '-') : `${spoilt.slice(0, -4)}AAAA`;
  }

  async send(method: string, path: string, { body, token, scheme, headers }: Sending = {}): Promise<Answer> {
    const sent = new Headers(headers ?? { 'content-type': 'application/json' });
    if (token !== undefined) sent.set('authorization', (scheme ?? 'Bearer ') + this.tokenOf(token));
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await this.backend.handle(
      new Request(`http://magento.test${this.here(path)}`, {
        method,
        headers: sent,
        ...(body !== undefined && { body: this.here(text) }),
      }),
    );
    return {
      status: response.status,
      headers: response.headers,
      body: parsed(await response.text()),
    };
  }

  /** Answers `data`. */
  async graphql(query: string, variables: Json, token?: string): Promise<{ [key: string]: Json }> {
    const { body } = await this.send('POST', '/graphql', {
      body: { query, variables },
      ...(token !== undefined && { token }),
    });
    return (body as { data?: { [key: string]: Json } }).data ?? {};
  }
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}
