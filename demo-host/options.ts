// The command line of `npm start` and `npm run dev`: what may be said, and what is wrong with what was said.
import { randomBytes } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { BraintreeEnvironment } from '../src/checkout/payment/braintree/origins';
import { isProfileName, profileNames } from './backend/profile';
import { braintreeEnvironment, isBraintreeEnvironment } from './braintree-token';
import { isRuntime, runtimes, type Runtime } from './runtimes';
import type { Network } from '../server/http/listen';
import type { ServerOptions } from './servers';

/** Beside the loader (elements/build/themes.ts). */
const themes = readdirSync(new URL('../elements/themes', import.meta.url))
  .flatMap((file) => /^(.+)\.css$/.exec(file)?.[1] ?? [])
  .sort();

export const usage = `npm start -- [options]        (npm run dev takes the same ones, but not --runtime preact)

The embedded backend:
  --profile NAME      which Magento it passes for: ${profileNames.join(', ')} (default full)
  --seed DIR          sells what a folder like tests/recordings/shop/seed describes, in a database of its own
  --faults            lets requests ask for failures, for tests
  --outbox            shows the mails that would have been sent, to whoever has the key printed at the start
  --braintree-token KEY
                      offers cards by Braintree too, with this tokenization key or client token;
                      orders are placed, but nobody is charged: that takes the private key

In front of a Magento:
  --backend URL       /graphql, /rest, /media and /static come from there
  --payment URL       origin of the demo card fields, where that backend is an Airside one
  --braintree ENV     pages may show Braintree's card fields of that environment: sandbox, production
  --content URL       /api and /uploads come from that content service; without it, the home page is
                      the backend's CMS page

How the servers are reached:
  --host ADDRESS      listens on that address; else only this machine gets through. Pictures, card fields
                      and mails carry it: name the one that others reach (0.0.0.0 or :: is every one, and
                      carries localhost, as those who come through the forwarded ports of a container have it)
  --trusted-proxy N   every request comes through N proxies of yours: who asks stands in X-Forwarded-For
  --hsts SECONDS      tells browsers to come by HTTPS only for so long, where such a proxy speaks it

  --embed-origin URL  a site that may embed the shop's elements, or null: sandboxed frames of any site;
                      may be given several times. URL=NAME says what shoppers know it as. The embedded
                      backend lets in localhost and 127.0.0.1 by itself, on any port
  --listing HOW       how listings go on: pages (default), or more, a button that adds the next products
  --theme NAME        the theme that the shop's own pages wear: ${themes.join(', ')}, or the path of a sheet of
                      tokens on its origin, like /themes/mine.css
  --runtime NAME      which build the pages take: ${runtimes.join(', ')} (default react)
  --help              this text

Environment: PORT, CMS_PORT, PAYMENT_PORT, AIRSIDE_DATA (folder of databases and pictures),
AIRSIDE_ORIGINS (as --embed-origin, separated by commas), AIRSIDE_OUTBOX_KEY (as --outbox, with that key).`;

/** The message is one line for the person who typed the command. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

type Environment = Record<string, string | undefined>;
export type ChosenOptions = Pick<
  ServerOptions,
  | 'profile'
  | 'seed'
  | 'faults'
  | 'outboxKey'
  | 'braintreeToken'
  | 'backend'
  | 'payment'
  | 'braintree'
  | 'content'
  | 'embedOrigins'
  | 'siteNames'
  | 'listing'
  | 'theme'
  | 'runtime'
  | keyof Network
>;

const known = {
  profile: { type: 'string' },
  seed: { type: 'string' },
  faults: { type: 'boolean' },
  outbox: { type: 'boolean' },
  'braintree-token': { type: 'string' },
  backend: { type: 'string' },
  payment: { type: 'string' },
  braintree: { type: 'string' },
  content: { type: 'string' },
  'embed-origin': { type: 'string', multiple: true },
  host: { type: 'string' },
  'trusted-proxy': { type: 'string' },
  hsts: { type: 'string' },
  listing: { type: 'string' },
  theme: { type: 'string' },
  runtime: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** 'help' where that was asked for. Throws UsageError. */
export function readOptions(
  args: string[],
  environment: Environment,
  isDevelopment = false,
): ChosenOptions | 'help' {
  const values = parse(args);
  if (values.help) return 'help';
  const embedded = (['seed', 'profile', 'faults', 'outbox', 'braintree-token'] as const).find(
    (name) => values[name] !== undefined,
  );
  if (values.backend !== undefined && embedded)
    throw new UsageError(
      `--${embedded} is for the embedded backend; with --backend the shop has another one.`,
    );
  const remote = (['payment', 'braintree', 'content'] as const).find((name) => values[name] !== undefined);
  if (values.backend === undefined && remote)
    throw new UsageError(`--${remote} only goes with --backend: the embedded backend has its own.`);
  const fromEnvironment = environment['AIRSIDE_ORIGINS']?.split(',') ?? [];
  return {
    ...(values.profile !== undefined && { profile: profileFrom(values.profile) }),
    ...(values.seed !== undefined && { seed: folderFrom(values.seed, environment) }),
    ...(values.faults && { faults: true }),
    ...outboxFrom(values.outbox, environment),
    ...(values['braintree-token'] !== undefined && { braintreeToken: tokenFrom(values['braintree-token']) }),
    ...(values.backend !== undefined && { backend: addressFrom('--backend', values.backend) }),
    ...(values.payment !== undefined && { payment: addressFrom('--payment', values.payment) }),
    ...(values.braintree !== undefined && { braintree: environmentFrom(values.braintree) }),
    ...(values.content !== undefined && { content: addressFrom('--content', values.content) }),
    ...(values.host !== undefined && { host: values.host }),
    ...(values['trusted-proxy'] !== undefined && {
      trustedProxies: numberFrom('--trusted-proxy', values['trusted-proxy']),
    }),
    ...(values.hsts !== undefined && { hsts: numberFrom('--hsts', values.hsts) }),
    ...(values.listing !== undefined && { listing: listingFrom(values.listing) }),
    ...(values.theme !== undefined && { theme: themeFrom(values.theme) }),
    ...(values.runtime !== undefined && { runtime: runtimeFrom(values.runtime, isDevelopment) }),
    ...sitesFrom([
      ...(values['embed-origin'] ?? []).map((text) => siteFrom('--embed-origin', text)),
      ...fromEnvironment.map((text) => siteFrom('AIRSIDE_ORIGINS', text.trim())),
    ]),
  };
}

interface Site {
  origin: string;
  name?: string;
}

/** 'https://magazine.example=Gate Notes' */
function siteFrom(option: string, text: string): Site {
  const [, address = text, name] = /^([^=]*)=(.*)$/.exec(text) ?? [];
  if (name !== undefined && !/^[^,|<>]{1,60}$/.test(name.trim()))
    throw new UsageError(`${option}: a site's name has 1 to 60 letters and no comma, not "${name}".`);
  return { origin: originFrom(option, address.trim()), ...(name && { name: name.trim() }) };
}

function sitesFrom(sites: readonly Site[]): Pick<ChosenOptions, 'embedOrigins' | 'siteNames'> {
  const named = sites.flatMap(({ origin, name }) => (name ? [[origin, name] as const] : []));
  return {
    embedOrigins: sites.map(({ origin }) => origin),
    ...(named.length > 0 && { siteNames: Object.fromEntries(named) }),
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: known, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const [, named = ''] = /'(-*[^' ]*)/.exec(message) ?? [];
    const help = 'npm start -- --help lists what there is.';
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
      throw new UsageError(`There is no option ${named}; ${help}`);
    if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL')
      throw new UsageError(`"${named}" belongs to no option; options stand after "npm start --". ${help}`);
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')
      throw new UsageError(
        /does not take/.test(message)
          ? `${named} takes no value; ${help}`
          : `${named} needs a value; ${help}`,
      );
    throw error;
  }
}

function profileFrom(name: string) {
  if (isProfileName(name)) return name;
  throw new UsageError(`There is no profile "${name}"; choose one of ${profileNames.join(', ')}.`);
}

function runtimeFrom(name: string, isDevelopment: boolean): Runtime {
  if (isDevelopment && name === 'preact')
    throw new UsageError(
      'npm run dev serves the sources on React alone; npm start -- --runtime preact serves the other build.',
    );
  if (isRuntime(name)) return name;
  throw new UsageError(`There is no runtime "${name}"; choose one of ${runtimes.join(', ')}.`);
}

function listingFrom(name: string): 'pages' | 'more' {
  if (name === 'pages' || name === 'more') return name;
  throw new UsageError(`--listing must be pages or more, not "${name}".`);
}

/** The path of its sheet. */
function themeFrom(name: string): string {
  if (themes.includes(name)) return `/themes/${name}.css`;
  if (/^\/[^/\\]/.test(name)) return name;
  throw new UsageError(
    `There is no theme "${name}"; choose one of ${themes.join(', ')}, or a path like /themes/mine.css.`,
  );
}

function tokenFrom(token: string): string {
  if (braintreeEnvironment(token)) return token;
  throw new UsageError(
    '--braintree-token must be a tokenization key like sandbox_abc123_merchantid, or a client token.',
  );
}

function environmentFrom(name: string): BraintreeEnvironment {
  if (isBraintreeEnvironment(name)) return name;
  throw new UsageError(`--braintree must be sandbox or production, not "${name}".`);
}

/** Long enough that nobody guesses it. */
const shortestKey = 16;

function outboxFrom(isAskedFor: boolean | undefined, environment: Environment): { outboxKey?: string } {
  const key = environment['AIRSIDE_OUTBOX_KEY'];
  if (!key) return isAskedFor ? { outboxKey: randomBytes(18).toString('base64url') } : {};
  if (key.length >= shortestKey && /^[\w-]+$/.test(key)) return { outboxKey: key };
  throw new UsageError(`AIRSIDE_OUTBOX_KEY must be ${shortestKey} or more letters, digits, - and _.`);
}

function numberFrom(option: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new UsageError(`${option} must be a whole number, not "${text}".`);
}

/** npm runs its scripts in the project's folder; INIT_CWD is where the person stands. */
function folderFrom(path: string, environment: Environment): string {
  const folder = resolve(environment['INIT_CWD'] ?? '.', path);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder;
  throw new UsageError(`--seed: there is no folder ${folder}.`);
}

/** `null` is what browsers say of a sandboxed frame that is of no origin. */
const originFrom = (option: string, text: string): string =>
  text === 'null' ? text : addressFrom(option, text).origin;

function addressFrom(option: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.username && !url.search && !url.hash;
  if (isPlain) return url;
  throw new UsageError(`${option} must be an address like https://shop.example, not "${text}".`);
}
