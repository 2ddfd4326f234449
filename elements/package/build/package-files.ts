// All files of the package but the built sources and the copied ones: entries, types, editor data, package.json, README.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from '../../kit/contract.ts';
import { llmsText } from '../../build/machine-readable/llms.ts';
import { className, customElementsManifest } from '../../build/manifest.ts';
import { declarationsOf } from './declarations.ts';
import { vscodeData, webTypes } from './editor-data.ts';
import { classDeclaration, elementTable, entryDeclaration, eventTable } from './element-types.ts';
import { classModule, elementEntries, registeringModule } from './entries.ts';
import { frameworkTypes } from './framework-types.ts';
import { packageJson, type RootPackage } from './package-json.ts';
import { packageReadme } from './readme.ts';

interface Built {
  /** What built files import from elsewhere. */
  imported: ReadonlySet<string>;
  /** Built files that others import only for what they do. */
  withEffects: ReadonlySet<string>;
  /** Names of elements that show tags which they do not know beforehand. */
  showingOthers: ReadonlySet<string>;
}

const details = 'elements/kit/event-details.ts';
const storefront = 'elements/package/storefront.ts';
const analytics = 'elements/package/analytics.ts';
const hydration = 'elements/package/hydration.ts';
/** For a merchant's own server; the command stands beside it. */
const server = 'server/index.ts';
const render = 'server/render/index.ts';
const nothing = 'export {};\n';

export function packageFiles(contracts: readonly Contract[], root: string) {
  const entries = elementEntries(contracts);
  const own = [storefront, analytics, hydration];
  return {
    /** Sources that are built, with what they import. */
    sources: [
      ...own,
      server,
      render,
      'server/cli.ts',
      'elements/package/all.ts',
      'elements/package/register.ts',
      'elements/kit/define.ts',
      ...entries.map(({ source }) => source),
    ],

    /** Text by path in the package. */
    *written({ imported, withEffects, showingOthers }: Built): Generator<[path: string, text: string]> {
      const repository = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as RootPackage;
      const detailNames = typeNames(readFileSync(join(root, details), 'utf8'));

      yield ['index.js', "import './lib/elements/package/all.js';\n"];
      yield ['index.d.ts', indexDeclaration(contracts)];
      yield ['server.js', nothing];
      yield ['bin/airside.js', "#!/usr/bin/env node\nimport '../lib/server/cli.js';\n"];
      for (const entry of entries) {
        const { name, contract } = entry;
        yield [`elements/${name}.js`, registeringModule(entry, showingOthers.has(name))];
        yield [`elements/${name}.d.ts`, entryDeclaration(contract)];
        yield [`elements/${name}/element.js`, classModule(entry)];
        yield [`elements/${name}/element.server.js`, `export class ${className(contract.tag)} {}\n`];
        yield [`elements/${name}/element.d.ts`, classDeclaration(contract, detailNames)];
      }

      for (const [path, text] of declarationsOf(root, [details, ...own, server, render]))
        yield [`lib/${path}`, text];
      yield ['types/elements.d.ts', elementTable(contracts)];
      yield ['types/events.d.ts', eventTable(contracts, detailNames)];
      // So that a plain import of them says nothing at run time, too.
      yield ['types/types.js', nothing];
      for (const [name, text] of Object.entries(frameworkTypes)) yield [`types/${name}.d.ts`, text];

      const manifest = customElementsManifest(contracts, ({ tag }) => `elements/${nameOf(tag)}.js`);
      yield ['custom-elements.json', json(manifest)];
      yield ['vscode.html-custom-data.json', json(vscodeData(contracts))];
      yield ['web-types.json', json(webTypes(contracts, repository.version))];
      yield ['llms.txt', llmsText(contracts)];
      const names = entries.map(({ name }) => name);
      yield ['package.json', json(packageJson({ repository, names, imported, withEffects }))];
      yield ['README.md', packageReadme(contracts, readFileSync(join(root, 'docs/npm.md'), 'utf8'))];
    },
  };
}

function indexDeclaration(contracts: readonly Contract[]): string {
  return `${contracts.map(({ tag }) => `export type { ${className(tag)} } from './elements/${nameOf(tag)}.js';`).join('\n')}
export type { AirsideElements } from './types/elements.js';
export type { AirsideEvent, AirsideEventDetails } from './types/events.js';
export type * from './lib/elements/kit/event-details.js';
`;
}

/** Names that a source of types exports. */
function typeNames(source: string): Set<string> {
  const declared = [...source.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name = '']) => name);
  const passedOn = [...source.matchAll(/^export type \{([^}]*)\}/gm)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim()),
  );
  return new Set([...declared, ...passedOn].filter(Boolean));
}

const nameOf = (tag: string): string => tag.replace('airside-', '');
const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
