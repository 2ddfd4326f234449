// Build plugin: React without the exports that nobody here calls. React is CommonJS, which no bundler thins out by itself.
import { parseAst, type ESTree, type Plugin } from 'vite';
import { cut, withCuts } from './cuts.ts';
import { withoutUnusedFeatures } from './lean-react-dom.ts';

/** What stays of each package; only the renderer itself calls the names in capitals. */
const kept: Record<string, readonly string[]> = {
  react: [
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
    'Component',
    'createContext',
    'createElement',
    'memo',
    'useCallback',
    'useContext',
    'useEffect',
    'useEffectEvent',
    'useId',
    'useImperativeHandle',
    'useInsertionEffect',
    'useLayoutEffect',
    'useMemo',
    'useRef',
    'useState',
    'useSyncExternalStore',
    'version',
  ],
  'react-dom': ['__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE', 'createPortal', 'flushSync'],
  'react-dom/client': ['createRoot'],
};
const sources: Record<string, string> = {
  'react.production.js': 'react',
  'react-dom.production.js': 'react-dom',
  'react-dom-client.production.js': 'react-dom/client',
};

export function leanReact(): Plugin {
  return {
    name: 'airside-lean-react',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { code: /react|exports/ },
      handler(code, id) {
        const [, file = ''] = /node_modules\/react(?:-dom)?\/cjs\/([\w.-]+)$/.exec(id) ?? [];
        const names = kept[sources[file] ?? ''];
        if (names) {
          const called = withoutExports(code, names);
          return {
            code: file.startsWith('react-dom-client') ? withoutUnusedFeatures(called, kept.react!) : called,
            map: null,
          };
        }
        const missing = missingImports(code);
        // Would be undefined when it is called.
        if (missing.length) this.error(`${missing.join(', ')}: left out by elements/build/lean-react.ts`);
        return undefined;
      },
    },
  };
}

/** `exports.name = …;` goes for each name that is not kept; what only it called is the minifier's to find. */
export function withoutExports(code: string, names: readonly string[]): string {
  const left = parseAst(code).body.flatMap((statement) => {
    const assigned = statement.type === 'ExpressionStatement' && statement.expression;
    if (!assigned || assigned.type !== 'AssignmentExpression') return [];
    const name = nameOfExport(assigned.left);
    return name && !names.includes(name) ? [statement] : [];
  });
  return withCuts(
    code,
    left.map((statement) => cut(statement, '')),
  );
}

function nameOfExport(target: ESTree.AssignmentTarget): string | undefined {
  if (target.type !== 'MemberExpression' || target.object.type !== 'Identifier') return undefined;
  if (target.object.name !== 'exports' || target.property.type !== 'Identifier') return undefined;
  return target.property.name;
}

/** What a module imports of React by names that are not kept: "lazy of react". */
export function missingImports(code: string): string[] {
  return parseAst(code).body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return [];
    const names = kept[statement.source.value];
    return statement.specifiers.flatMap((specifier) => {
      const name =
        specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
          ? specifier.imported.name
          : undefined;
      return names && name && !names.includes(name) ? [`${name} of ${statement.source.value}`] : [];
    });
  });
}
