import js from '@eslint/js';
import ts from 'typescript-eslint';
import a11y from 'eslint-plugin-jsx-a11y-x';
import hooks from 'eslint-plugin-react-hooks';
import { textAlone } from './.eslint/text-alone.js';
import { untranslated } from './.eslint/untranslated.js';

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
  // Its compiler looks at every function of a file, and is half of the time that lint takes. Tests have few hooks of their own.
  { ...hooks.configs.flat.recommended, files: ['**/*.tsx', '**/use-*.ts'], ignores: ['tests/**'] },
  a11y.configs.recommended,
  {
    rules: {
      // What scrolls is reached by keyboard, so it is a stop with a name.
      'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }],
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { roles: ['group', 'region'], tags: [] }],
    },
  },
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
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/**/*.tsx', 'elements/**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { airside: { rules: { 'text-alone': textAlone, untranslated } } },
    rules: { 'airside/text-alone': 'error', 'airside/untranslated': 'error' },
  },
  { files: ['tests/**'], rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' } },
  {
    files: ['elements/**/*.{ts,tsx}'],
    ignores: ['elements/kit/define.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportDeclaration[source.value=/r2wc/]',
          message: 'Only elements/kit/define.ts knows r2wc.',
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
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportSpecifier[imported.name=useId]',
          message: 'Ids share the document of the page: useElementId().',
        },
      ],
    },
  },
);
