// What `npm start` and `npm run dev` share: ports and folder from the environment, clear failure, clean stop.
import { fileURLToPath } from 'node:url';
import { startServers, type ServerOptions } from './servers';

export const defaultDataFolder = fileURLToPath(new URL('./.data', import.meta.url));

/** Runs until SIGTERM or SIGINT. */
export async function start(options: ServerOptions): Promise<void> {
  let servers;
  try {
    servers = await startServers({
      port: portFrom('PORT', 4000),
      cmsPort: portFrom('CMS_PORT', 4001),
      paymentPort: portFrom('PAYMENT_PORT', 4002),
      data: process.env['AIRSIDE_DATA'] || defaultDataFolder,
      // Other sites that may embed the shop's elements.
      origins: process.env['AIRSIDE_ORIGINS']?.split(',').map((origin) => origin.trim()),
      ...options,
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  const { shopUrl, cmsUrl, paymentUrl, close } = servers;
  console.log(`Shop         ${shopUrl}\nOther site   ${cmsUrl}\nCard fields  ${paymentUrl}`);
  let stopping = false;
  const stop = () => {
    // Ctrl-C reaches this process twice: from the terminal and through npm.
    if (stopping) return;
    stopping = true;
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function portFrom(variable: string, fallback: number): number {
  const text = process.env[variable];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port;
  throw new Error(`${variable} must be a port number, not "${text}".`);
}
