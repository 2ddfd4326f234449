// What `npm start` and `npm run dev` share: options, ports and folder as the person said, clear failure, clean stop.
import { fileURLToPath } from 'node:url';
import { drawFirstPage } from './first-pictures';
import { readOptions, usage } from './options';
import { startServers, type ServerOptions, type Servers } from './servers';

const defaultDataFolder = fileURLToPath(new URL('./.data', import.meta.url));

/** Runs until SIGTERM or SIGINT. */
export async function start(own: Pick<ServerOptions, 'prepare' | 'shopSite'>): Promise<void> {
  let servers: Servers;
  let chosen: ServerOptions;
  try {
    const read = readOptions(process.argv.slice(2), process.env, own.shopSite !== undefined);
    if (read === 'help') return console.log(usage);
    chosen = read;
    servers = await startServers({
      port: portFrom('PORT', 4000),
      cmsPort: portFrom('CMS_PORT', 4001),
      paymentPort: portFrom('PAYMENT_PORT', 4002),
      data: process.env['AIRSIDE_DATA'] || defaultDataFolder,
      history: process.env['AIRSIDE_HISTORY'] !== 'none',
      ...chosen,
      ...own,
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  let stopping = false;
  const stop = () => {
    // Ctrl-C reaches this process twice: from the terminal and through npm.
    if (stopping) return;
    stopping = true;
    servers.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  if (process.env['npm_lifecycle_event']) whenOrphaned(stop);
  if (servers.backend?.isNew) await drawFirstPage(servers.shopUrl, tellOfPictures);
  console.log(addresses(servers, chosen));
}

/** A line that grows where somebody looks at it, else one for the begin. */
function tellOfPictures(done: number, all: number): void {
  const line = `Drawing the pictures of the first page: ${done} of ${all}`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === all ? '\n' : ''}`);
  else if (done === 0) console.log(line);
}

/** npm gives SIGTERM to the shell that it runs a script in, and most shells end without passing it on. */
function whenOrphaned(stop: () => void): void {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), 200).unref();
}

function addresses(
  { shopUrl, cmsUrl, paymentUrl }: Servers,
  { backend, content, outboxKey }: ServerOptions,
): string {
  const mails = outboxKey ? `${shopUrl}/_demo/outbox?key=${outboxKey}` : 'none are sent; --outbox shows them';
  const lines: [string, string | undefined][] = [
    ['Shop', shopUrl],
    ['Other site', cmsUrl],
    ['Card fields', paymentUrl],
    ['Mails', backend ? undefined : mails],
    ['Backend', backend?.href],
    ['Content', content?.href],
  ];
  return lines.flatMap(([name, url]) => (url ? `${name.padEnd(13)}${url}` : [])).join('\n');
}

function portFrom(variable: string, fallback: number): number {
  const text = process.env[variable];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port;
  throw new Error(`${variable} must be a port number, not "${text}".`);
}
