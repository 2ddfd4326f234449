import js from '@eslint/js';
import ts from 'typescript-eslint';
import hooks from 'eslint-plugin-react-hooks';
import prettier from 'eslint-config-prettier';

// The import order of the tree (README, "Map"): a folder may import from folders to its right, never to its left.
const order = [
  ['elements'],
  ['navigation'],
  ['content'],
  ['account'],
  ['checkout'],
  ['catalog'],
  ['cart'],
  ['store-view'],
  ['user'],
  ['routing', 'app'],
  ['transport', 'ui'],
  ['graphql', 'storage', 'locale'],
];

/** One config per folder: everything that stands before it in the order, and its neighbours, is out of reach. */
const importOrder = order.flatMap((group, rank) =>
  group.map((folder) => ({
    files: [folder === 'elements' ? 'elements/**/*.{ts,tsx}' : `src/${folder}/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '(^|/)(demo-host|tests)(/|$)',
              message: 'src and elements never import the demo host or tests.',
            },
            ...(folder === 'elements'
              ? []
              : [
                  { regex: '(^|/)elements(/|$)', message: 'src knows nothing of elements.' },
                  {
                    regex: '(^|/)storefront$',
                    allowTypeImports: true,
                    message: 'Features take a Storefront; only elements build one.',
                  },
                ]),
            ...[...order.slice(0, rank).flat(), ...group.filter((other) => other !== folder)]
              .filter((other) => other !== 'elements')
              .map((other) => ({
                regex: `^\\.\\./(\\.\\./)*${other}(/|$)`,
                message: `${folder} may not import ${other} (import order, README "Map").`,
              })),
          ],
        },
      ],
    },
  })),
);

export default ts.config(
  {
    ignores: [
      'dist/**',
      'node_modules/**',
      'src/graphql/generated/**',
      'demo-host/.data/**',
      'playwright-report/**',
      'test-results/**',
    ],
  },
  js.configs.recommended,
  ...ts.configs.recommended,
  hooks.configs.flat.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-undef': 'off',
      'max-lines': ['error', { max: 300 }],
    },
  },
  { files: ['tests/**'], rules: { 'max-lines': 'off' } },
  ...importOrder,
  {
    files: ['elements/**/*.{ts,tsx}'],
    ignores: ['elements/define.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportDeclaration[source.value=/r2wc/]',
          message: 'Only elements/define.ts knows r2wc.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'customElements', message: 'src knows nothing of custom elements.' },
      ],
    },
  },
  prettier,
);
