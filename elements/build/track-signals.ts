// Components render again when a signal changes that they read: Babel finds the components which read one.
import babel from '@rollup/plugin-babel';
import type { Plugin } from 'vite';

export function trackSignals(): Plugin {
  const transform = babel({
    babelHelpers: 'bundled',
    configFile: false,
    extensions: ['.tsx'],
    include: /\/src\//,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [['module:@preact/signals-react-transform']],
  }) as Plugin;
  return { ...transform, enforce: 'pre' };
}
