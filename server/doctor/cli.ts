// `doctor URL|FILE [--json | --missing-fields] [--origin URL …]`: exits 0 (the shop runs), 1 (something needed is missing), 2 (could not check).
import { parseArgs } from 'node:util';
import { CannotCheck, examine, learnMissing } from '.';
import { coloured, plain, printReport } from './print';

const usage =
  'Usage: doctor <GraphQL address | schema file> [--json | --missing-fields] [--origin URL|null …]';

interface Arguments {
  target: string;
  json: boolean;
  listOnly: boolean;
  origins: string[];
}

function readArguments(): Arguments {
  let parsed;
  try {
    parsed = parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        'missing-fields': { type: 'boolean', default: false },
        origin: { type: 'string', multiple: true },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch {
    throw new CannotCheck(usage);
  }
  if (parsed.values.help) {
    console.log(usage);
    process.exit(0);
  }
  const [target, ...more] = parsed.positionals;
  if (!target || more.length) throw new CannotCheck(usage);
  const { json = false, 'missing-fields': listOnly = false, origin = [] } = parsed.values;
  return { target, json, listOnly, origins: origin.map(originOf) };
}

function originOf(text: string): string {
  // What browsers say of a sandboxed frame that is of no origin.
  if (text === 'null') return text;
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  if (origin === 'null') throw new CannotCheck(`--origin ${text} is no address of a site.`);
  return origin;
}

/** From the third second on, every three seconds. */
function progress(): (text: string) => void {
  const interval = 3000;
  let next = Date.now() + interval;
  return (text) => {
    if (Date.now() < next) return;
    next = Date.now() + interval;
    console.error(`Still checking: ${text}`);
  };
}

try {
  const { target, json, listOnly, origins } = readArguments();
  if (listOnly) console.log(await learnMissing(target));
  else {
    const report = await examine(target, { origins, onProgress: progress() });
    const isColoured = process.stdout.isTTY && !process.env['NO_COLOR'];
    console.log(json ? JSON.stringify(report, null, 2) : printReport(report, isColoured ? coloured : plain));
    process.exitCode = report.ok ? 0 : 1;
  }
} catch (error) {
  if (!(error instanceof CannotCheck)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
