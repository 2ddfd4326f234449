// What Preact tells its users to do about packages for React.
import { defineConfig } from 'vite';

export default defineConfig({
  resolve: {
    alias: {
      'react/jsx-runtime': 'preact/jsx-runtime',
      'react-dom/client': 'preact/compat/client',
      'react-dom': 'preact/compat',
      react: 'preact/compat',
    },
  },
});
