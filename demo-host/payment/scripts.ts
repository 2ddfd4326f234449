// Serves the frame's script and style sheet; TypeScript is stripped when one of them is first asked for.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const compiled = new Map<string, Promise<string>>();

async function compile(name: string): Promise<string> {
  const { transformWithOxc } = await import('vite');
  const path = file(`./${name}.ts`);
  const { code } = await transformWithOxc(await readFile(path, 'utf8'), path, { sourcemap: false });
  return code;
}

/** `name` is one of the frame's modules, without extension. */
export async function script(name: string): Promise<Response> {
  let code = compiled.get(name);
  if (!code) compiled.set(name, (code = compile(name)));
  return asset(await code, 'text/javascript');
}

export async function styleSheet(): Promise<Response> {
  return asset(await readFile(file('./field.css'), 'utf8'), 'text/css');
}

const asset = (body: string, type: string) =>
  new Response(body, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' } });
